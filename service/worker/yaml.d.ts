/** Files of `content/` that the Worker is bundled with; see `rules` in `wrangler.jsonc`. */
declare module '*.yaml' {
  const text: string;
  export default text;
}
