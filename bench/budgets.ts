/**
 * What pages should cost. `npm run bench` says what is above it; nothing is cut for it.
 */
export const budgets = {
  /** Of Lighthouse's simulated phone. */
  paint: {
    /** Milliseconds until the largest text or box is painted, or the largest picture. */
    largest: 1000,
    /** Milliseconds that the page does not react: its text is set anew when the fonts are there. */
    blocked: 150,
    /** How much moves after it was painted: cumulative layout shift. */
    shift: 0.01,
  },
  /** Milliseconds until the first screen stops changing, on a bad line and a slow processor. */
  settled: {
    page: 1400,
    /** With a plant's picture. */
    plant: 1600,
    article: 1900,
  },
  /** Of each of Lighthouse's categories. */
  score: 99,
  /** Bytes as they go over the wire. */
  bytes: {
    /** HTML with its style: two initial congestion windows, which one more round trip brings. */
    document: 28_672,
    /** Of a page without an island. */
    script: 4 * 1024,
    font: 45 * 1024,
    /** Everything that a first visit of the home page loads. */
    home: 115 * 1024,
    /** The same of the list of articles, every plate in both of its arrangements. */
    blog: 90 * 1024,
    /** A page after the home page, without drawings and pictures. */
    secondPage: 30 * 1024,
  },
};
