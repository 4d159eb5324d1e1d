/** The drawings that a service can have: a state of the yard, and the load of its feeder on the home page. */
export const serviceDrawings = [
  'turn-key',
  'new-build',
  'maintenance',
  'emergency',
  'automation',
  'programming',
] as const;

export type ServiceDrawing = (typeof serviceDrawings)[number];
