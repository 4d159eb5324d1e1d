import type { readContact } from '#site/content.ts';

/** The words of the form, with the telephone number already in them. */
export type FormWords = Omit<Awaited<ReturnType<typeof readContact>>['form'], 'heading' | 'lead'>;

/** Puts the telephone number where the words say {phone}. */
export function fillPhone<T extends { title: string; text: string }>(words: T, phone: string): T {
  return { ...words, text: words.text.replaceAll('{phone}', phone) };
}
