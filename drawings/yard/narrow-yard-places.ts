/** How far down each device stands, from where the line begins. */
export function placeDown(top: number) {
  return {
    lineSwitch: top + 98,
    current: top + 160,
    breaker: top + 198,
    transformer: top + 284,
    main: top + 338,
    bus: top + 382,
  };
}

export type NarrowPlaces = ReturnType<typeof placeDown>;
