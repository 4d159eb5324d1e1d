import { formHooks } from '#contract/form-hooks.ts';
import type { FieldErrors, InquiryField } from '#contract/inquiry-form.ts';
import { cleanEmail } from '#contract/visible-text.ts';
import { findBrowserErrors, showErrors } from './field-errors.ts';
import { focusResult } from './focus-result.ts';
import { clearDraft, readForSending, restoreDraft, saveDraft } from './inquiry-draft.ts';
import { findReference, sendInquiry } from './send-inquiry.ts';
import type { OutcomeName } from './send-outcomes.tsx';

/**
 * Takes over the built contact form: validates it in the words of the contract, sends it without
 * leaving the page, and keeps what was typed until it is sent.
 *
 * The answer to a refused post has no form with the attribute `formHooks.form`: the service has filled
 * that form in, and a stored draft must not replace the values.
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

  // `invalid` does not bubble, and the browser fires it once for each refused field.
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
    sending.forget();
    if (Object.keys(errors).length > 0) setErrors(filterFixed(errors, findBrowserErrors(form)));
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

// A pasted address can have invisible characters at its ends, which the browser's validation refuses.
function cleanField(field: HTMLInputElement): void {
  const cleaned = cleanEmail(field.value);
  if (cleaned !== field.value) field.value = cleaned;
}

/** The reported errors that remain; no new ones are added while the visitor types. */
function filterFixed(reported: FieldErrors, found: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(reported).filter(([field]) => found[field as InquiryField]),
  );
}

/** Sends the form, and shows progress, outcome, and the state of the network. */
function startSending(form: HTMLFormElement) {
  const button = requireElement<HTMLButtonElement>(form, '[type="submit"]');
  const outcomePlace = requireElement(form, '[data-outcome-place]');
  const networkPlace = requireElement(form, '[data-network]');
  const submitWords = button.textContent;
  let isSubmitting = false;
  let outcome: 'success' | 'work-success' | 'failure' | undefined;
  /** `back`: the network was lost while the page was open. */
  let network: 'there' | 'away' | 'back' = 'there';

  function showButton(): void {
    const { submitting = '', sendNow = '' } = button.dataset;
    const idle = network === 'back' ? sendNow : submitWords;
    button.textContent = isSubmitting ? submitting : idle;
    // Not disabled: a disabled button loses the focus, and keyboard users their place.
    if (isSubmitting) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    button.classList.toggle('button-busy', isSubmitting);
  }

  function showNetwork(): void {
    // The outcome of sending is more recent than the state of the network.
    const shown = outcome ? 'there' : network;
    if (networkPlace.dataset.network === shown) return;
    networkPlace.dataset.network = shown;
    const notices = { there: undefined, away: 'offline', back: 'back' } as const;
    const name = notices[shown];
    networkPlace.replaceChildren(...(name ? [copyNotice(form, name)] : []));
  }

  function setNetwork(next: typeof network): void {
    network = next;
    if (outcome === 'failure') forget();
    showNetwork();
    showButton();
  }

  function setSubmitting(next: boolean): void {
    isSubmitting = next;
    showButton();
  }

  function forget(): void {
    outcome = undefined;
    delete form.dataset.sent;
    outcomePlace.replaceChildren();
    showNetwork();
  }

  function showOutcome(name: NonNullable<typeof outcome>, reference: string | undefined): void {
    outcome = name;
    const notice = copyNotice(form, name);
    const line = notice.querySelector('[data-reference-line]');
    const place = line?.querySelector('.reference');
    if (place && reference) place.textContent = reference;
    else line?.remove();
    outcomePlace.replaceChildren(notice);
    // The confirmation takes the place of the fields, which are empty now.
    if (name !== 'failure') form.dataset.sent = '';
    notice.querySelector('[data-write-another]')?.addEventListener('click', () => {
      forget();
      requireElement(form, 'input:not([type="radio"])').focus();
    });
    showNetwork();
    focusResult(notice);
    void showInCorner(form, name);
  }

  async function send(): Promise<void> {
    forget();
    if (network === 'away') {
      focusResult(networkPlace);
      void showInCorner(form, 'offline');
      return;
    }
    setSubmitting(true);
    const body = readForSending(form);
    const endpoint = form.getAttribute('action') ?? '';
    const isKept = await sendInquiry(endpoint, body);
    setSubmitting(false);
    if (isKept) {
      clearDraft(form);
      // The browser reported the network again, and the post has confirmed it.
      if (network === 'back') setNetwork('there');
    }
    const success = body.get('kind') === 'work' ? 'work-success' : 'success';
    showOutcome(isKept ? success : 'failure', findReference(endpoint, body));
  }

  addEventListener('offline', () => setNetwork('away'));
  addEventListener('online', () => setNetwork('back'));
  // Browsers are right when they report no network, and often wrong when they report one.
  if (!navigator.onLine) setNetwork('away');
  return { isSubmitting: () => isSubmitting, send, forget };
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

// In a chunk of its own: the form works before the chunk arrives, and without it.
const loadNotices = () => import('#ui/controls/notices.tsx').catch(() => undefined);

/** Loads the notices ahead of the first send, because they must also appear once the network is lost. */
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

/** The same notice in the corner of the page. */
async function showInCorner(form: HTMLFormElement, name: OutcomeName): Promise<void> {
  const notices = await loadNotices();
  if (!notices) return;
  // A phone shows a success only once: beside the button, which is scrolled into view.
  const isSuccess = name === 'success' || name === 'work-success';
  if (isSuccess && matchMedia('(width < 37.5rem)').matches) {
    notices.clearNotices();
    return;
  }
  const variants = { success: 'ok', 'work-success': 'ok', failure: 'destructive' } as const;
  const variant = name in variants ? variants[name as keyof typeof variants] : 'default';
  const notice = copyNotice(form, name);
  const title = notice.querySelector('.notice-title')?.textContent ?? '';
  const text = notice.querySelector('.notice-text')?.childNodes ?? [];
  notices.mountNotices();
  await notices.showNotice(variant, title, [...text]);
}
