/**
 * Type of the files in `content/` that are bundled with the Worker as text; see `rules` in `wrangler.jsonc`.
 */
declare module '*.yaml' {
  const text: string;
  export default text;
}
