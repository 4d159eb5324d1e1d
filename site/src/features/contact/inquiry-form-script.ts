import { formHooks } from '#contract/form-hooks.ts';
import { inquiryFields } from '#contract/inquiry-form.ts';
import { cleanEmail } from '#contract/visible-text.ts';
import { ErrorDisplay, findFormErrors } from './error-display.ts';
import { clearDraft, restoreDraft, saveDraft } from './inquiry-draft.ts';
import { sendInquiry } from './send-inquiry.ts';
import { copyNotice, showInCorner, showReason } from './send-notices.ts';
import { createReceipt, readWritten } from './show-receipt.ts';
import { removeExpiredSubmission } from './submission-id.ts';

/** `back`: the network was lost and restored while the page was open. */
type NetworkState = 'there' | 'away' | 'back';

const networkNotices = { there: undefined, away: 'offline', back: 'back' } as const;

/**
 * Enhances the static contact form: validates it with the functions of `#contract/inquiry-form.ts`, which the service
 * uses too, submits it without leaving the page, and saves typed values as a draft until the submission succeeds.
 *
 * The page that the service returns for a rejected form has no `formHooks.form` attribute, so this script skips it:
 * the service has filled in the submitted values, and a stored draft must not overwrite them.
 */
export function startInquiryForm(): void {
  const form = document.querySelector<HTMLFormElement>(`[${formHooks.form}]`);
  if (!form) return;
  const errors = new ErrorDisplay(form);
  const submitter = new InquirySubmitter(form, errors);
  // Browsers disagree on which email addresses are valid, so their own validation is turned off.
  form.noValidate = true;
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'email') cleanField(target);
    saveDraft(form);
    submitter.forgetOutcome();
    const name = target instanceof Element ? target.getAttribute('name') : null;
    const field = inquiryFields.find((each) => each === name);
    if (field) errors.recheck(field);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submitter.isSubmitting) return;
    const found = findFormErrors(form);
    errors.report(found);
    if (Object.keys(found).length === 0) void submitter.submit();
  });
  restoreDraft(form, new URLSearchParams(location.search));
  for (const name of inquiryFields) errors.recheck(name);
  removeExpiredSubmission();
}

// Pasted addresses can contain invisible characters. They are ignored, but are also useless to the reader of the inquiry.
function cleanField(field: HTMLInputElement): void {
  const cleaned = cleanEmail(field.value);
  if (cleaned !== field.value) field.value = cleaned;
}

/**
 * Submits the form. Beside the submit button, it shows the progress, a failure and the network state; after a success, a
 * receipt takes the place of the form.
 */
class InquirySubmitter {
  isSubmitting = false;
  #outcome: 'success' | 'failure' | undefined;
  #network: NetworkState = 'there';
  readonly #form: HTMLFormElement;
  readonly #errors: ErrorDisplay;
  readonly #button: HTMLButtonElement;
  readonly #failurePlace: HTMLElement;
  readonly #receiptPlace: HTMLElement;
  readonly #networkPlace: HTMLElement;
  readonly #submitText: string;

  constructor(form: HTMLFormElement, errors: ErrorDisplay) {
    this.#form = form;
    this.#errors = errors;
    this.#button = requireElement<HTMLButtonElement>(form, '[type="submit"]');
    this.#failurePlace = requireElement(form, '.send-outcome');
    this.#receiptPlace = requireElement(document, '[data-receipt-place]');
    this.#networkPlace = requireElement(form, '.send-network');
    this.#submitText = this.#button.textContent;
    addEventListener('offline', () => this.#setNetwork('away'));
    addEventListener('online', () => this.#setNetwork('back'));
    // `navigator.onLine` is reliable when false, but often wrong when true.
    if (!navigator.onLine) this.#setNetwork('away');
  }

  async submit(): Promise<void> {
    this.forgetOutcome();
    if (this.#network === 'away') {
      focusResult(this.#networkPlace);
      showInCorner(this.#form, 'offline');
      return;
    }
    this.#setSubmitting(true);
    const written = readWritten(this.#form);
    const { isAccepted, isFromApplicant, errors, reason, reference } = await sendInquiry(
      this.#form,
    );
    this.#setSubmitting(false);
    if (!isAccepted) {
      this.#showFailure(reason);
      // If the service names fields, the summary has the focus instead of the notice.
      if (Object.keys(errors).length > 0) this.#errors.report(errors);
      return;
    }
    clearDraft(this.#form);
    // The successful request confirms the browser's report that the network is back.
    if (this.#network === 'back') this.#setNetwork('there');
    this.#showReceipt(createReceipt(reference, written));
    showInCorner(this.#form, isFromApplicant ? 'work-success' : 'success');
  }

  /** Removes the notice or the receipt of the last outcome, and shows the form again. */
  forgetOutcome(): void {
    this.#outcome = undefined;
    delete this.#form.dataset.sent;
    this.#failurePlace.replaceChildren();
    this.#receiptPlace.replaceChildren();
    this.#showNetwork();
  }

  #showFailure(reason: string | undefined): void {
    this.#outcome = 'failure';
    const notice = copyNotice(this.#form, 'failure');
    showReason(notice, reason);
    this.#failurePlace.replaceChildren(notice);
    this.#showNetwork();
    focusResult(notice);
    showInCorner(this.#form, 'failure');
  }

  #showReceipt(receipt: HTMLElement): void {
    this.#outcome = 'success';
    // `data-sent` hides the form, whose fields are empty now.
    this.#form.dataset.sent = '';
    this.#receiptPlace.replaceChildren(receipt);
    receipt.querySelector('[data-write-another]')?.addEventListener('click', (event) => {
      // The second click of a double click on the submit button can end on this button and would remove the receipt.
      if ((event as MouseEvent).detail > 1) return;
      this.forgetOutcome();
      requireElement(this.#form, '[name="name"]').focus();
    });
    this.#showNetwork();
    focusResult(requireElement(receipt, 'h2'), 'start');
  }

  #setNetwork(network: NetworkState): void {
    this.#network = network;
    if (this.#outcome === 'failure') this.forgetOutcome();
    this.#showNetwork();
    this.#showButton();
  }

  #showNetwork(): void {
    // Hide the network state while an outcome is shown, because the outcome is more recent.
    const shown = this.#outcome ? 'there' : this.#network;
    // Screen readers announce every change of this live region, so do not replace the same notice.
    if (this.#networkPlace.dataset.network === shown) return;
    this.#networkPlace.dataset.network = shown;
    const name = networkNotices[shown];
    this.#networkPlace.replaceChildren(...(name ? [copyNotice(this.#form, name)] : []));
  }

  #setSubmitting(isSubmitting: boolean): void {
    this.isSubmitting = isSubmitting;
    this.#showButton();
  }

  #showButton(): void {
    const { submitting = '', sendNow = '' } = this.#button.dataset;
    const idleText = this.#network === 'back' ? sendNow : this.#submitText;
    this.#button.textContent = this.isSubmitting ? submitting : idleText;
    // Do not set `disabled`: a disabled button loses focus, and keyboard users lose their position.
    if (this.isSubmitting) this.#button.setAttribute('aria-disabled', 'true');
    else this.#button.removeAttribute('aria-disabled');
    this.#button.classList.toggle('button-busy', this.isSubmitting);
  }
}

function requireElement<Type extends HTMLElement>(within: ParentNode, selector: string): Type {
  const element = within.querySelector<Type>(selector);
  if (!element) throw new Error(`The contact page has no ${selector}`);
  return element;
}

/**
 * Moves the focus to the result of a submission. Moving the focus has several effects: a screen reader announces the
 * result once, so neither the result nor the notice in the corner needs to be a live region; the keyboard of a phone,
 * which would cover them, closes; and pressing Enter again does not submit again.
 */
function focusResult(element: HTMLElement, block: ScrollLogicalPosition = 'nearest'): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block });
}
