/** Attributes by which the service and the page's script find the parts of the form in the built contact page. */
export const formHooks = {
  form: 'data-inquiry-form',
  /** Template of the error summary, which is inserted before the template. */
  summaryTemplate: 'data-summary-template',
  /** List of all errors. In the template, it has one item with a link, which is copied for each error. */
  errorSummary: 'data-error-summary',
  /** Template of the error message of a field. */
  messageTemplate: 'data-message-template',
  /** Notice, with a title and a message, for a form post that was rejected as a whole. */
  notice: 'data-form-notice',
  noticeTitle: 'data-notice-title',
  noticeText: 'data-notice-text',
  /** Empty element for the error message of one field. The value of the attribute is the field's name. */
  errorFor: 'data-error-for',
} as const;

/** Attribute of `main` on the thank-you page. Its value, `job` or `work`, selects which text is visible. */
export const kindAttribute = 'data-kind';
