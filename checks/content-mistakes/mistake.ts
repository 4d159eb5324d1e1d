/** A mistake to insert into a content file, and the message that the check must report. */
export interface Mistake {
  /** Path relative to the content folder. */
  file: string;
  /** The text to replace. */
  from: string | RegExp;
  /** The mistake that replaces the text. May contain replacement patterns such as `$1`. */
  to: string;
  message: RegExp;
}

/** Matches a whole line that starts with `start` after its indentation, and captures the indentation. */
export const matchLine = (start: string) => new RegExp(`^( *)${RegExp.escape(start)}.*$`, 'm');
