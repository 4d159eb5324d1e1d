/**
 * Which of our own pages browsers may ready ahead of a click, by what `prepareNextPage` found out
 * about the line: rules stand in the HTML, where the policy can name them, and wait for its word.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: linksUnder('hover'), eagerness: 'moderate' }],
  // Between a press and its click there is no time for more than the HTML.
  prefetch: [{ where: linksUnder('touch'), eagerness: 'conservative' }],
});

// A dot in an address is a file's.
function linksUnder(ahead: string): object {
  return { selector_matches: `[data-ahead=${ahead}] a[href^="/"]:not([href*="."])` };
}
