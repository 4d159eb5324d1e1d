import { find, serviceAreaPage, towns } from '../site/content.ts';
import { type Mistake, matchLine } from './mistake.ts';

const distant = find(towns, ({ drive }) => drive, 'a town that is not a base');
const distantFile = `towns/${distant.id}.yaml`;
const inLargeGroup = serviceAreaPage.towns.groups
  .filter((group) => group.towns.length > 1)
  .flatMap((group) => group.towns.map(({ id }) => id));
const townWithCard = find(
  towns,
  ({ id, card }) => card && id !== distant.id && inLargeGroup.includes(id),
  'another town with a card, in a group of several towns',
);
const serviceAreaFile = 'pages/service-area.yaml';

/** Towns that contradict the bases, the ring on the map or the service area page. */
export const mistakes: Mistake[] = [
  {
    file: distantFile,
    from: /^drive:\n( .*\n)*/m,
    to: '',
    message: /drive: missing; expected the drive from the responding/,
  },
  {
    file: distantFile,
    from: /from: .*/,
    to: 'from: Nowhere',
    message: /drive\.from: "Nowhere" is not a base; expected \w+.*, the bases in content\//,
  },
  {
    file: distantFile,
    from: matchLine('latitude: '),
    to: 'latitude: 45.5',
    message: /latitude: \d+ km from the center of the ring,/,
  },
  {
    file: serviceAreaFile,
    from: matchLine(`- ${townWithCard.id}`),
    to: '',
    message: /:\d+ card: no group shows this card; add/,
  },
  {
    file: serviceAreaFile,
    from: matchLine(`- ${townWithCard.id}`),
    to: `$&\n$1- ${townWithCard.id}`,
    message: /card: \S+ is listed 2 times under/,
  },
];
