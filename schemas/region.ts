import { z } from 'zod';
import { group, listOf, text } from './fields.ts';
import { positionShape } from './position.ts';

const meridian = z.int({ error: 'expected whole degrees east, west negative; write it as -103' });
const parallel = z.int({ error: 'expected whole degrees north; write it as 32' });
const unit = z.number({ error: 'expected units of the map; write them as 141' });

const name = group({
  text: text('a name in capitals', 'NEW MEXICO'),
  /** Units from the left and from the top. */
  x: unit,
  y: unit,
  /** Which part of the name stands there. */
  anchor: z.enum(['start', 'middle', 'end'], { error: 'expected start, middle or end' }),
});

/** The region of the service area, as its map draws it. */
export const regionSchema = () =>
  group({
    /** The states whose lines and counties the map draws. */
    states: listOf(
      group({
        /** In full. */
        name: text('the name of a state', 'Texas'),
        code: text('two letters', 'TX'),
      }),
      'states',
    ),
    /**
     * How far the miles, minutes and grids of content/towns can be relied on: `planning` until
     * somebody has held them against a map and the utilities, then `confirmed`.
     */
    roads: z.enum(['planning', 'confirmed'], { error: 'expected planning or confirmed' }),
    /** The ring around all towns. */
    ring: group({
      /** Its middle, on which the map stands. */
      center: group(positionShape),
      radiusKm: z
        .number({ error: 'expected kilometers; write them as 150' })
        .positive()
        .meta({ title: 'Radius in kilometers' }),
      /** Where the radius is drawn, in degrees from north, clockwise. */
      bearing: z
        .number({ error: 'expected degrees from north; write them as 127' })
        .min(0)
        .max(360),
    }),
    /** The whole degrees that the map marks. */
    degrees: group({
      /** From west to east. */
      meridians: listOf(meridian, 'degrees'),
      /** From north to south. */
      parallels: listOf(parallel, 'degrees'),
      /** Those that are a line between states too, whose labels stand beside it. */
      borders: group({ meridian: meridian.optional(), parallel: parallel.optional() }),
    }),
    /** The names of states and countries, where the map has room for them. */
    names: group({
      wide: listOf(name, 'names'),
      narrow: listOf(name, 'names'),
    }),
  });

export type Region = z.infer<ReturnType<typeof regionSchema>>;
