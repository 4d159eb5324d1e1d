/** Size of the files in `layers/` and `moments/`, which show the yard at a page's width of 2400. */
export const yardSize = { width: 2400, height: 620 } as const;

/** The top of the grade line. */
export const yardGradeY = 600;

/** How far right the yard is moved on the emergency page, so that the line in front of it is seen. */
export const emergencyPan = 300;
