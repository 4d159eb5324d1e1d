import type { NoticeVariant } from '#ui/controls/notice.tsx';
import { showNotice } from '#ui/controls/show-notice.ts';
import type { OutcomeName } from './send-outcomes.tsx';

const cornerVariants = {
  success: 'ok',
  'work-success': 'ok',
  failure: 'destructive',
  offline: 'default',
} as const satisfies Partial<Record<OutcomeName, NoticeVariant>>;

/** Returns a copy of one of the notices that the form contains as templates. */
export function copyNotice(form: HTMLFormElement, name: OutcomeName): HTMLElement {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-outcome="${name}"]`);
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) throw new Error(`The contact form has no notice ${name}`);
  return notice;
}

/** Fills in the reason of a failure or, without a reason, removes its line from the notice. */
export function showReason(notice: HTMLElement, reason: string | undefined): void {
  const line = notice.querySelector('[data-reason-line]');
  if (line && reason) line.textContent = reason;
  else line?.remove();
}

/** Shows a copy of the notice in the corner of the page. */
export function showInCorner(form: HTMLFormElement, name: keyof typeof cornerVariants): void {
  const notice = copyNotice(form, name);
  const title = notice.querySelector('.notice-title')?.textContent ?? '';
  const text = notice.querySelector('.notice-text')?.childNodes ?? [];
  showNotice(cornerVariants[name], title, [...text]);
}
