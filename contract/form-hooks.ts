/** Attributes that mark the parts of the form in the built contact page for the service. */
export const formHooks = {
  form: 'data-inquiry-form',
  errorSummary: 'data-error-summary',
  /** Notice, with a title and a text, for a form post that was rejected as a whole. */
  notice: 'data-form-notice',
  noticeTitle: 'data-notice-title',
  noticeText: 'data-notice-text',
  /** Error message of one field. The value of the attribute is the field's name. */
  errorFor: 'data-error-for',
} as const;

/** Attribute of `main` on the thank-you page. Its value, `job` or `work`, selects the visible text. */
export const kindAttribute = 'data-kind';
