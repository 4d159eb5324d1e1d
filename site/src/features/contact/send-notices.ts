import type { NoticeVariant } from '#ui/controls/notice.tsx';
import { clearNotices, showNotice } from '#ui/controls/show-notice.ts';
import type { OutcomeName } from './send-outcomes.tsx';

/** Outcomes of a submission. The other names in `OutcomeName` are network states. */
export type SendOutcome = Extract<OutcomeName, 'success' | 'work-success' | 'failure'>;

const cornerVariants = {
  success: 'ok',
  'work-success': 'ok',
  failure: 'destructive',
  offline: 'default',
} as const satisfies Record<SendOutcome | 'offline', NoticeVariant>;

/** Returns a copy of one of the notices that the form contains as templates. */
export function copyNotice(form: HTMLFormElement, name: OutcomeName): HTMLElement {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-outcome="${name}"]`);
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) throw new Error(`The contact form has no notice ${name}`);
  return notice;
}

/** Fills in the inquiry's reference or, without a reference, removes its line from the notice. */
export function showReference(notice: HTMLElement, reference: string | undefined): void {
  const line = notice.querySelector('[data-reference-line]');
  const place = line?.querySelector('.reference');
  if (place && reference) place.textContent = reference;
  else line?.remove();
}

/** Fills in the reason of a failure or, without a reason, removes its line from the notice. */
export function showReason(notice: HTMLElement, reason: string | undefined): void {
  const line = notice.querySelector('[data-reason-line]');
  if (line && reason) line.textContent = reason;
  else line?.remove();
}

/** Shows a copy of the notice in the corner of the page. */
export function showInCorner(form: HTMLFormElement, name: keyof typeof cornerVariants): void {
  // Phones show a success only beside the button, which is scrolled into view. A second notice is redundant.
  const isSuccess = name === 'success' || name === 'work-success';
  if (isSuccess && matchMedia('(width < 37.5rem)').matches) {
    clearNotices();
    return;
  }
  const notice = copyNotice(form, name);
  const title = notice.querySelector('.notice-title')?.textContent ?? '';
  const text = notice.querySelector('.notice-text')?.childNodes ?? [];
  showNotice(cornerVariants[name], title, [...text]);
}
