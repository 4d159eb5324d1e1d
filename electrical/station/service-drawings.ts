/** What a service may be drawn as: the yard at its moment, and what is on its feeder at home. */
export const serviceDrawings = [
  'turn-key',
  'new-build',
  'maintenance',
  'emergency',
  'automation',
  'programming',
] as const;

export type ServiceDrawing = (typeof serviceDrawings)[number];
