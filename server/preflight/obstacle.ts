/** A sentence with the problem and its fix. Any value that is not a string means that there is no problem. */
export type Obstacle = string | false | undefined;
