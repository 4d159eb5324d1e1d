/** The width of a page's content, to which the wide drawing is made. */
export const plantLineWidth = 1280;
/**
 * Where the bus runs in every wide drawing. The page leads it on to its rail from here, and has
 * what lies above it right of the heads.
 */
export const plantBusY = 272;
