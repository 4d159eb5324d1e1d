/** Names of the services' drawings. Each name stands for a state of the yard and for a feeder on the home page. */
export const serviceDrawings = [
  'turn-key',
  'new-build',
  'maintenance',
  'emergency',
  'automation',
  'programming',
] as const;

export type ServiceDrawing = (typeof serviceDrawings)[number];
