/**
 * The response of a page that the owner left out. The build writes no file for a response without a body;
 * with the status 404 it would write the not-found page, which the development server shows.
 */
export const absentPage = () => new Response(null, { status: import.meta.env.DEV ? 404 : 204 });
