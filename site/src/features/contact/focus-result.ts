/**
 * Moves the focus to the result of sending. A screen reader then reads it once, so neither it nor the
 * notice in the corner is a live region; a phone's keyboard, which would cover both, closes; a second
 * Enter sends nothing; and the button is one Shift+Tab away.
 */
export function focusResult(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
