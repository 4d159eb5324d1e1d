import type { readContact } from '#site/content.ts';

/** The words of the form. */
export type FormWords = Omit<Awaited<ReturnType<typeof readContact>>['form'], 'heading' | 'lead'>;
