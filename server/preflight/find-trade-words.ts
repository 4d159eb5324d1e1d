import type { ContentDocument } from '#schemas/content-document.ts';
import { listTexts, mentions } from './read-content-documents.ts';

/** Words of the sample's trade and country, which say something untrue about a company without the kind of work. */
interface TradeWords {
  /** The words in lowercase, in all their forms. */
  words: readonly string[];
  /** Content files, any of which makes the words the owner's. */
  files: readonly string[];
  /** The reason for the note, as the end of "there is no …". */
  absent: string;
}

const oilFacilities = [
  'facility-types/oil-gas-production',
  'facility-types/tank-batteries',
  'facility-types/pump-stations',
  'facility-types/compression-stations',
  'facility-types/meter-stations',
];

const tradeWords: readonly TradeWords[] = [
  {
    words: ['well pad', 'well pads', 'pumpjack', 'pumpjacks', 'wellhead', 'wellheads'],
    files: ['facility-types/oil-gas-production'],
    absent: 'facility type oil-gas-production',
  },
  {
    words: ['tank battery', 'tank batteries'],
    files: ['facility-types/tank-batteries'],
    absent: 'facility type tank-batteries',
  },
  {
    words: [
      'compressor station',
      'compressor stations',
      'compression station',
      'compression stations',
    ],
    files: ['facility-types/compression-stations'],
    absent: 'facility type compression-stations',
  },
  {
    words: ['meter station', 'meter stations', 'custody transfer'],
    files: ['facility-types/meter-stations'],
    absent: 'facility type meter-stations',
  },
  {
    words: ['oilfield', 'oilfields', 'oil field', 'oil fields', 'h2s', 'h₂s', 'lease', 'leases'],
    files: oilFacilities,
    absent: 'facility type of oil and gas',
  },
  {
    words: ['wind farm', 'wind farms', 'turbine', 'turbines'],
    files: ['projects/wind-farms', 'facility-types/wind-underground-collection'],
    absent: 'facility type or project about wind',
  },
  {
    words: ['solar farm', 'solar farms'],
    files: ['projects/solar-farms'],
    absent: 'project solar-farms',
  },
  {
    words: ['job seeker', 'job seekers', 'want to work with us', 'looking for work', 'résumé'],
    files: ['pages/careers'],
    absent: 'careers page',
  },
  {
    words: ['calculator', 'calculators'],
    files: ['pages/tools'],
    absent: 'page of tools',
  },
];

/** Words about the sample's country, with the states in which they can be true. */
const countryWords: readonly { words: readonly string[]; states: readonly string[] }[] = [
  { words: ['caliche'], states: ['TX', 'NM', 'AZ', 'NV', 'CA'] },
];

interface OwnRegion {
  /** The region's name in `content/region.yaml`. */
  name: string;
  /** Codes of the states in `content/region.yaml`. */
  stateCodes: readonly string[];
}

/**
 * Returns notes about words that belong to kinds of work, or to a country, that the owner's content does not have. The
 * words may be right, so these are notes and not obstacles.
 */
export function findTradeWords(documents: readonly ContentDocument[], region: OwnRegion): string[] {
  const paths = documents.map(({ path }) => path);
  const hasAny = (files: readonly string[]) =>
    files.some((file) => paths.some((path) => path.startsWith(`${file}.`)));
  const { name, stateCodes } = region;
  const foreign: { words: readonly string[]; reason: string }[] = [
    ...tradeWords
      .filter(({ files }) => !hasAny(files))
      .map(({ words, absent }) => ({ words, reason: `there is no ${absent}` })),
    ...countryWords
      .filter(({ states }) => !states.some((code) => stateCodes.includes(code)))
      .map(({ words }) => ({ words, reason: `it is not found in ${stateCodes.join(' and ')}` })),
    ...(stateCodes.length > 1
      ? []
      : [
          {
            words: ['state line', 'both sides of the line'],
            reason: 'content/region.yaml has one state',
          },
        ]),
    ...(/basin/i.test(name)
      ? []
      : [{ words: ['the basin'], reason: `content/region.yaml calls the region ${name}` }]),
  ];
  const texts = documents.flatMap(listTexts).map(({ where, text }) => ({
    place: where.split(' ')[0] ?? '',
    text: text.toLowerCase(),
  }));
  return foreign.flatMap(({ words, reason }) => {
    const found = texts.filter(({ text }) => words.some((word) => mentions(text, word)));
    if (found.length === 0) return [];
    const used = words.filter((word) => found.some(({ text }) => mentions(text, word)));
    const quoted = used.map((word) => `"${word}"`).join(', ');
    const places = [...new Set(found.map(({ place }) => place))].join(', ');
    return [`${quoted}: ${reason}; check that the sentences are true: ${places}`];
  });
}
