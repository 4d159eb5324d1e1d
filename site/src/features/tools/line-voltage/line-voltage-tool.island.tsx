import type { ToolActions } from '../tool-words.ts';

/** Which line voltage carries a load over a distance. */
export function LineVoltageTool({ words }: { words: ToolActions }) {
  return <p>{words.copy}</p>;
}
