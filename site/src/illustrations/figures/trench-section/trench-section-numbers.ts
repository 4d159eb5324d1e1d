import { trenchDepths } from './trench-frame.ts';
import { trenchSectionData } from './trench-section-data.ts';

/** What the words may state: the data, and how deep each layer lies. */
export const trenchSectionNumbers = {
  ...trenchSectionData,
  depth: trenchDepths(trenchSectionData),
};
