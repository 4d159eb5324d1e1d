/** Size of the drawings in `layers/` and `scenes/`, in units. */
export const yardSize = { width: 2400, height: 620 } as const;

/** y of the upper edge of the grade line. */
export const yardGradeY = 600;

/** Distance in units by which the emergency scene moves the yard to the right, to show the utility's line. */
export const emergencyPan = 300;

/** Width of the one-line for wide screens, in units of the same size as those of the scene. */
export const oneLineWidth = 1280;

/** Converts an x of the scene to the same position in the wide one-line. Both drawings are centered on the page. */
function belowScene(sceneX: number): number {
  return sceneX - (yardSize.width - oneLineWidth) / 2;
}

/** x of devices in the wide one-line. Each is directly below the same device in the scene. */
export const deviceX = {
  /** The cutout and the break of the line are only in the emergency scene, which moves the yard. */
  cutout: belowScene(610) - emergencyPan,
  lineBreak: belowScene(674) - emergencyPan,
  voltageTransformer: belowScene(912),
  lineSwitch: belowScene(1070),
  breaker: belowScene(1229),
  transformer: belowScene(1445),
  lightingFeeder: belowScene(1603),
  motorFeeder: belowScene(1733),
  pumpFeeder: belowScene(1822),
};
