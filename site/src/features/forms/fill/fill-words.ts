import type { SamplesWords } from '#schemas/samples-page.ts';

/** Text around the fields of a form. */
export type FillWords = SamplesWords['fill'];

/** Text of the form itself, on the screen and on paper. */
export type BlankWords = SamplesWords['blank'];
