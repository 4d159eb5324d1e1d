/** Size of the scene, that is, of the drawings in `layers/` and `scenes/`, in units. */
export const yardSize = { width: 2400, height: 620 } as const;

/** Y coordinate of the upper edge of the grade line. */
export const yardGradeY = 600;

/** Distance in units by which the emergency scene moves the yard to the right, to show the utility's line. */
export const emergencyPan = 300;

/** Width of the one-line for wide screens. Its units are as large as the units of the scene. */
export const oneLineWidth = 1280;

/** Converts an X coordinate of the scene to the wide one-line. Both drawings are centered on the page. */
function toOneLineX(sceneX: number): number {
  return sceneX - (yardSize.width - oneLineWidth) / 2;
}

/** X coordinates of devices in the wide one-line. Each device is directly below the same device in the scene. */
export const deviceX = {
  /** The cutout and the break in the line appear only in the emergency scene, which moves the yard to the right. */
  cutout: toOneLineX(610) - emergencyPan,
  lineBreak: toOneLineX(674) - emergencyPan,
  voltageTransformer: toOneLineX(912),
  lineSwitch: toOneLineX(1070),
  breaker: toOneLineX(1229),
  transformer: toOneLineX(1445),
  lightingFeeder: toOneLineX(1603),
  motorFeeder: toOneLineX(1733),
  pumpFeeder: toOneLineX(1822),
};

/** X coordinate of the 480 V main in the wide one-line, where it has room for its name and tag. */
export const mainX = deviceX.transformer + 63;

/**
 * X coordinate of the left end of the bus in the wide one-line, where the page's rail starts. yard-line.css repeats
 * this value.
 */
export const busX = mainX + 40;

/** Like `busX`, for the emergency scene, which shows only the start of the bus. */
export const shortBusX = deviceX.transformer + 64;
