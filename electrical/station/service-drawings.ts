/** The drawings of a service: each is a state of the yard, and a load on a feeder of the home page. */
export const serviceDrawings = [
  'turn-key',
  'new-build',
  'maintenance',
  'emergency',
  'automation',
  'programming',
] as const;

export type ServiceDrawing = (typeof serviceDrawings)[number];
