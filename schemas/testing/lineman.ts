/** The unparsed content of an opening file, for the given base. */
export const lineman = (base: string | undefined) => ({
  base,
  title: 'Lineman',
  summary: 'Builds overhead lines < 69 kV & the switches on them, in a crew of four.',
  crew: 'Four',
  pay: { least: 30, most: 40, per: 'hour' },
  rotation: 'Four tens',
  datePosted: '2026-11-02',
  validThrough: '2026-11-28',
  work: ['Set poles', 'String wire'],
  bring: ['A climbing belt', 'A driver license'],
  hours: [1, 2, 3].map((hour) => ({ at: `${hour} p.m.`, text: `Hour ${hour}.` })),
  answers: 'The foreman calls.',
});
