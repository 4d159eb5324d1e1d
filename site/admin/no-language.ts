/** In place of a programming language that the editor could highlight. */
export default [];
