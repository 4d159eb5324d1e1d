/**
 * Returns the response for a page that the owner removed. In a build, a 204 response without a body writes no file,
 * whereas a 404 response would write the not-found page. The development server needs the 404 to show that page.
 */
export const absentPage = () => new Response(null, { status: import.meta.env.DEV ? 404 : 204 });
