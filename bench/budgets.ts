/**
 * What pages may cost. `npm run bench` holds what it measures against this, and
 * `site/checks/budgets.test.ts` the bytes of the built files.
 */
export const budgets = {
  /** Of Lighthouse's simulated phone. */
  paint: {
    /** Milliseconds until the largest text or box is painted, or the largest picture. */
    largest: 950,
    largestOfHome: 850,
    /** Milliseconds that the page does not react: its text is set anew when the fonts are there. */
    blocked: 150,
    /** How much moves after it was painted: cumulative layout shift. */
    shift: 0,
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
    /** HTML and style: one initial congestion window, what a server may send before it must wait. */
    document: 14_336,
    /** Of that window, what home leaves free when the head of the answer is in it too. */
    spare: 150,
    /**
     * What the words of another owner may add to each page: a seventh of that window. The page is
     * painted from what came in the first, and the rest is one more way there and back.
     */
    ownWords: 2 * 1024,
    /** The same of an article, a long read. */
    article: 30 * 1024,
    /** Of a page without an island. */
    script: 3 * 1024,
    /** Of a tool, without what it shares with the form. */
    tool: 15 * 1024,
    font: 45 * 1024,
    /** Everything that a first visit of the home page loads. */
    home: 115 * 1024,
    /** The same of the list of articles, every plate in both of its arrangements. */
    blog: 90 * 1024,
    /** A page after the home page, without drawings and pictures, and an article. */
    secondPage: 15 * 1024,
    /** With a picture to work with: a plant and the steps of its power, or the dispatch map. */
    secondInstrument: 16 * 1024,
    secondArticle: 30 * 1024,
    /** A diorama in the first screen, on a wide screen and on a phone, and one on a card. */
    diorama: 90 * 1024,
    dioramaOnPhone: 26 * 1024,
    dioramaOnCard: 8 * 1024,
  },
};
