/** The publish date of an article, and its review if it has one. */
export const datesInFrontMatter = /^publishDate: .*\n(reviewed:\n( .*\n)*)?/m;

/** Replaces the dates of an article that was published on January 6, 2025. `fields` are the fields of its review. */
export const writeReview = (fields: string) => `publishDate: 2025-01-06\nreviewed:\n${fields}`;
