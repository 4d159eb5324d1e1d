import { strandCount } from './cable-radii.ts';
import { cableSectionData } from './cable-section-data.ts';

/** What the words may state: the data, and how many strands its layers make. */
export const cableSectionNumbers = {
  ...cableSectionData,
  strands: strandCount(cableSectionData.conductor.strandLayers),
};
