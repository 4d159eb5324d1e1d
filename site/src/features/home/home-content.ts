import type { readHome } from '#site/content.ts';

/** The words of the home page. */
export type HomeContent = Awaited<ReturnType<typeof readHome>>;
