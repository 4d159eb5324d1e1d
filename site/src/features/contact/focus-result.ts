/**
 * Moves the focus to the result of a submission. Moving the focus has several effects: a screen reader announces the
 * result once, so neither the result nor the notice in the corner needs to be a live region; the keyboard of a phone,
 * which would cover them, closes; pressing Enter again does not submit again; and Shift+Tab returns to the button.
 */
export function focusResult(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
