/** Size of the files in `layers/` and `moments/`, which show the yard at a page's width of 2400. */
export const yardSize = { width: 2400, height: 620 } as const;

/** y of the top edge of the grade line. */
export const yardGradeY = 600;

/** Units by which the yard is moved right on the emergency page, to show the line before it. */
export const emergencyPan = 300;
