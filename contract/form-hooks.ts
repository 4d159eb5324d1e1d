/** The attributes by which the service finds the parts of the form on the built contact page. */
export const formHooks = {
  form: 'data-inquiry-form',
  errorSummary: 'data-error-summary',
  /** Why the form as a whole was refused, with a title and a text. */
  notice: 'data-form-notice',
  noticeTitle: 'data-notice-title',
  noticeText: 'data-notice-text',
  /** What is wrong with one field; its value is the field's name. */
  errorFor: 'data-error-for',
} as const;

/** The attribute of `main` by which the thank-you page speaks to the one who wrote. */
export const kindAttribute = 'data-kind';
