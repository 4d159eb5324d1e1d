/** Matches the publish date in the front matter of an article, and the review if there is one. */
export const datesInFrontMatter = /^publishDate: .*\n(reviewed:\n( .*\n)*)?/m;

/** Writes the dates of an article published on January 6, 2025. `fields` are the fields of its review, as YAML. */
export const writeReview = (fields: string) => `publishDate: 2025-01-06\nreviewed:\n${fields}`;
