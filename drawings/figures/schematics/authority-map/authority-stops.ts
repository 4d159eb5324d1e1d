/** A wood pole with its braced crossarm and two pins, about its foot. */
export const pole = 'M0 0V-92M-20-84H20M-14-84V-90M14-84V-90M-11-84 0-71 11-84';

/** The outlines of the six stops, each about its middle on the grade line: y upward negative. */
export const stopOutlines: readonly string[] = [
  // The utility's pole with the can of a transformer.
  `${pole}M0-66h14v18H0M14-66q-6-5-12 0M8-69v-4`,
  // The primary meter: instrument transformers on an arm of their own, the meter below.
  `${pole}M-22-60H22M-18-60v11h10v-11M8-60v11h10v-11M0-34h12v15H0M6.5-30.5a3 3 0 1 0 .1 0`,
  // A pumping unit: base, post, beam, horse head, rod and wellhead, crank and gearbox.
  'M-34 0v-5h74v5M-8-5 4-56 16-5M-2-28H10M-40-66 42-50M-40-66q-9 14-3 31l10-3-1-26M-44-38V-10M-49-10h10v10h-10zM26-5v-16h14v16M33-17 38-51',
  // Three stock tanks with the walkway along their roofs.
  'M-46 0v-46q15-6 30 0V0M-14 0v-46q15-6 30 0V0M18 0v-46q15-6 30 0V0M-50-51H52M-50-59H52M-50-59V0M-18-59v8M14-59v8M52-59v8',
  // A line that comes out of the ground to its block valve and goes back.
  'M-44 0v-20q0-6 6-6H-12M12-26h26q6 0 6 6V0M-34 0v-14q0-2 2-2h20M12-16h20q2 0 2 2V0M-12-32v22M12-32v22M-12-30 12-12V-30L-12-12zM0-21v-19M-9-40H9',
  // A meter run: straight pipe between flanges, the meter and its transmitter.
  'M-50-16h36M14-16h36M-50-26h36M14-26h36M-50-30v18M50-30v18M-14-32h28v22h-28zM0-32v-10M-9-42h18v-13q-9-6-18 0zM-34-12v12M34-12v12M-40 0h12M28 0h12M34-26v-12',
];
