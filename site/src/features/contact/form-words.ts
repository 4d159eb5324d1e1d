import type { readContact } from '#site/data/content.ts';

/** The words of the form. */
export type FormWords = Omit<Awaited<ReturnType<typeof readContact>>['form'], 'heading' | 'lead'>;
