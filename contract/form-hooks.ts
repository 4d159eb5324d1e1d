/** Attributes by which the service finds the parts of the form in the built contact page. */
export const formHooks = {
  form: 'data-inquiry-form',
  errorSummary: 'data-error-summary',
  /** The notice about a form that was refused as a whole; it contains a title and a text. */
  notice: 'data-form-notice',
  noticeTitle: 'data-notice-title',
  noticeText: 'data-notice-text',
  /** The error message of one field. The attribute's value is the field's name. */
  errorFor: 'data-error-for',
} as const;

/** Attribute of `main` on the thank-you page: `job` or `work`. It selects the text that is shown. */
export const kindAttribute = 'data-kind';
