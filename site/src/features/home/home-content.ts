import type { readHome } from '#site/data/content.ts';

/** The words of the home page. */
export type HomeContent = Awaited<ReturnType<typeof readHome>>;
