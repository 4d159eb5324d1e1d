import { formHooks } from '#contract/form-hooks.ts';
import type { FieldErrors, InquiryField } from '#contract/inquiry-form.ts';
import { cleanEmail } from '#contract/visible-text.ts';
import type { NoticeVariant } from '#ui/controls/notice.tsx';
import { findBrowserErrors, showErrors } from './field-errors.ts';
import { focusResult } from './focus-result.ts';
import { clearDraft, readForSending, restoreDraft, saveDraft } from './inquiry-draft.ts';
import { findReference, sendInquiry } from './send-inquiry.ts';
import type { OutcomeName } from './send-outcomes.tsx';

/**
 * Enhances the static contact form: validates it with the messages of `#contract/inquiry-form.ts`, submits it
 * without leaving the page, and saves typed values as a draft until the submission succeeds.
 *
 * The page that the service returns for a rejected form has no `formHooks.form` attribute, so this script skips it:
 * the service has filled in the submitted values, and a stored draft must not overwrite them.
 */
export function startInquiryForm(): void {
  const form = document.querySelector<HTMLFormElement>(`[${formHooks.form}]`);
  const summary = document.querySelector<HTMLElement>(`[${formHooks.errorSummary}]`);
  if (!form || !summary) return;
  const sending = startSending(form);
  let errors: FieldErrors = {};
  const setErrors = (next: FieldErrors) => {
    errors = next;
    showErrors(form, summary, errors);
  };

  // Listen in the capture phase, because `invalid` does not bubble. The browser fires it once per invalid field.
  form.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault();
      setErrors(findBrowserErrors(form));
      summary.focus();
    },
    { capture: true },
  );
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'email') cleanField(target);
    saveDraft(form);
    sending.forgetOutcome();
    if (Object.keys(errors).length > 0)
      setErrors(removeFixedErrors(errors, findBrowserErrors(form)));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending.isSubmitting()) return;
    setErrors({});
    void sending.send();
  });
  mountNoticesWhenNear(form);
  restoreDraft(form, new URLSearchParams(location.search));
}

// Pasted addresses can start or end with invisible characters, which the browser's validation rejects.
function cleanField(field: HTMLInputElement): void {
  const cleaned = cleanEmail(field.value);
  if (cleaned !== field.value) field.value = cleaned;
}

/** Returns the reported errors that are not fixed yet. New errors are not reported while the visitor types. */
function removeFixedErrors(reported: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(reported).filter(([field]) => found[field as InquiryField]),
  );
}

type SendOutcome = Extract<OutcomeName, 'success' | 'work-success' | 'failure'>;

/** `back`: the network was lost and restored while the page was open. */
type NetworkState = 'there' | 'away' | 'back';

const firstTextField = 'input:not([type="radio"])';

/** Submits the form and shows the progress, the outcome and the network state. */
function startSending(form: HTMLFormElement) {
  const button = requireElement<HTMLButtonElement>(form, '[type="submit"]');
  const outcomePlace = requireElement(form, '.send-outcome');
  const networkPlace = requireElement(form, '.send-network');
  const submitText = button.textContent;
  let isSubmitting = false;
  let outcome: SendOutcome | undefined;
  let network: NetworkState = 'there';

  function updateButton(): void {
    const { submitting = '', sendNow = '' } = button.dataset;
    const idleText = network === 'back' ? sendNow : submitText;
    showButton(button, isSubmitting ? submitting : idleText, isSubmitting);
  }

  function updateNetwork(): void {
    // Hide the network state while an outcome is shown, because the outcome is more recent.
    showNetwork(form, networkPlace, outcome ? 'there' : network);
  }

  function setNetwork(next: NetworkState): void {
    network = next;
    if (outcome === 'failure') forgetOutcome();
    updateNetwork();
    updateButton();
  }

  function setSubmitting(next: boolean): void {
    isSubmitting = next;
    updateButton();
  }

  function forgetOutcome(): void {
    outcome = undefined;
    delete form.dataset.sent;
    outcomePlace.replaceChildren();
    updateNetwork();
  }

  function showOutcome(name: SendOutcome, reference: string | undefined): void {
    outcome = name;
    const notice = copyNotice(form, name);
    showReference(notice, reference);
    outcomePlace.replaceChildren(notice);
    // `data-sent` hides the fields, which are empty now, and leaves only the confirmation visible.
    if (name !== 'failure') form.dataset.sent = '';
    notice.querySelector('[data-write-another]')?.addEventListener('click', () => {
      forgetOutcome();
      requireElement(form, firstTextField).focus();
    });
    updateNetwork();
    focusResult(notice);
    void showInCorner(form, name);
  }

  async function send(): Promise<void> {
    forgetOutcome();
    if (network === 'away') {
      focusResult(networkPlace);
      void showInCorner(form, 'offline');
      return;
    }
    setSubmitting(true);
    const body = readForSending(form);
    const endpoint = form.getAttribute('action') ?? '';
    const isAccepted = await sendInquiry(endpoint, body);
    setSubmitting(false);
    if (!isAccepted) {
      showOutcome('failure', findReference(endpoint, body));
      return;
    }
    clearDraft(form);
    // The successful request confirms the browser's report that the network is back.
    if (network === 'back') setNetwork('there');
    const success = body.get('kind') === 'work' ? 'work-success' : 'success';
    showOutcome(success, findReference(endpoint, body));
  }

  addEventListener('offline', () => setNetwork('away'));
  addEventListener('online', () => setNetwork('back'));
  // `navigator.onLine` is reliable when false, but often wrong when true.
  if (!navigator.onLine) setNetwork('away');
  return { isSubmitting: () => isSubmitting, send, forgetOutcome };
}

function showButton(button: HTMLButtonElement, text: string, isSubmitting: boolean): void {
  button.textContent = text;
  // Do not set `disabled`: a disabled button loses focus, and keyboard users lose their position.
  if (isSubmitting) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  button.classList.toggle('button-busy', isSubmitting);
}

const networkNotices = { there: undefined, away: 'offline', back: 'back' } as const;

function showNetwork(form: HTMLFormElement, place: HTMLElement, network: NetworkState): void {
  // Screen readers announce every change of this live region, so do not replace the same notice.
  if (place.dataset.network === network) return;
  place.dataset.network = network;
  const name = networkNotices[network];
  place.replaceChildren(...(name ? [copyNotice(form, name)] : []));
}

/** Fills in the inquiry's reference or, without a reference, removes its line from the notice. */
function showReference(notice: HTMLElement, reference: string | undefined): void {
  const line = notice.querySelector('[data-reference-line]');
  const place = line?.querySelector('.reference');
  if (place && reference) place.textContent = reference;
  else line?.remove();
}

function requireElement<Type extends HTMLElement>(form: HTMLFormElement, selector: string): Type {
  const element = form.querySelector<Type>(selector);
  if (!element) throw new Error(`The contact form has no ${selector}`);
  return element;
}

function copyNotice(form: HTMLFormElement, name: OutcomeName): HTMLElement {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-outcome="${name}"]`);
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) throw new Error(`The contact form has no notice ${name}`);
  return notice;
}

// Load the notices as a separate chunk: the form works before the chunk arrives and if it fails to load.
const loadNotices = () => import('#ui/controls/notices.tsx').catch(() => undefined);

/** Loads the notices before the first submission, so that they can appear even if the network is lost later. */
function mountNoticesWhenNear(form: HTMLFormElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void loadNotices().then((notices) => notices?.mountNotices());
    },
    { rootMargin: '300px' },
  );
  observer.observe(form);
}

/** Shows a copy of the notice in the corner of the page. */
async function showInCorner(
  form: HTMLFormElement,
  name: keyof typeof cornerVariants,
): Promise<void> {
  const notices = await loadNotices();
  if (!notices) return;
  // Phones show a success only beside the button, which is scrolled into view. A second notice is redundant.
  const isSuccess = name === 'success' || name === 'work-success';
  if (isSuccess && matchMedia('(width < 37.5rem)').matches) {
    notices.clearNotices();
    return;
  }
  const notice = copyNotice(form, name);
  const title = notice.querySelector('.notice-title')?.textContent ?? '';
  const text = notice.querySelector('.notice-text')?.childNodes ?? [];
  notices.mountNotices();
  await notices.showNotice(cornerVariants[name], title, [...text]);
}

const cornerVariants = {
  success: 'ok',
  'work-success': 'ok',
  failure: 'destructive',
  offline: 'default',
} as const satisfies Record<SendOutcome | 'offline', NoticeVariant>;
