/** Where an article is written, for messages to whoever writes it. */
export const articleFile = ({ id }: { id: string }) => `content/articles/${id}.mdx`;
