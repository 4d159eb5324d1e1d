/** Size of the drawings in `layers/` and `moments/`, in units. */
export const yardSize = { width: 2400, height: 620 } as const;

/** y of the upper edge of the grade line. */
export const yardGradeY = 600;

/** Distance in units by which the emergency page moves the yard to the right, to show the utility's line. */
export const emergencyPan = 300;
