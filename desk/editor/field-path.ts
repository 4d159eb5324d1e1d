/** Where a value stands in a file: ["hours", "weekdays", "opens"]. */
export type FieldPath = readonly (string | number)[];
