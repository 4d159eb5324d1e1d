/** Attributes by which the service finds the parts of the form in the built contact page. */
export const formHooks = {
  form: 'data-inquiry-form',
  errorSummary: 'data-error-summary',
  /** Notice, with a title and a message, for a form post that was rejected as a whole. */
  notice: 'data-form-notice',
  noticeTitle: 'data-notice-title',
  noticeText: 'data-notice-text',
  /** Error message of one field. The value of the attribute is the field's name. */
  errorFor: 'data-error-for',
} as const;

/** Attribute of `main` on the thank-you page. Its value, `job` or `work`, selects which text is visible. */
export const kindAttribute = 'data-kind';
