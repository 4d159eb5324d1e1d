/**
 * Takes the visitor to what came of sending: by eye, by keyboard and by ear.
 *
 * Focus moves there rather than staying where the form was sent from. It is then read out by a
 * screen reader, once, so neither it nor the notice in the corner is a live region; the keyboard of
 * a phone closes, which would cover both; a second press of Enter sends nothing; and the button is
 * one Shift+Tab away for whoever has to try again.
 */
export function turnTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
