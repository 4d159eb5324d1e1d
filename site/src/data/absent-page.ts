/**
 * Response for a page that the owner removed. The build writes no file for a 204 response without a body, but it
 * would write the not-found page for a 404. The development server needs the 404 to show the not-found page.
 */
export const absentPage = () => new Response(null, { status: import.meta.env.DEV ? 404 : 204 });
