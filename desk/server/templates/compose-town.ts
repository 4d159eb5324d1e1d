import type { Entries } from '#site/content-check/read-entries.ts';

/** A town with a card, in the middle of the map until its degrees are written. */
export function composeTown(title: string, entries: Entries) {
  const { states, ring } = fieldsOf(entries, 'region') as Region;
  const { bases } = fieldsOf(entries, 'company') as { bases: { city: string }[] };
  const { grid } = fieldsOf(entries, 'towns') as { grid: string };
  const [name = title, code = ''] = title.split(',').map((part) => part.trim());
  const state = states.find((each) => each.code === code.toUpperCase()) ?? states[0];
  return {
    name,
    stateCode: state?.code,
    latitude: ring.center.latitude,
    longitude: ring.center.longitude,
    grid,
    drive: { from: bases[0]?.city, miles: 60, minutes: 60 },
    card: {
      subtitle: 'Write the county, {miles} road miles from your base',
      summary: `Write one sentence that is true of ${name} and of no other town.`,
      description: `Write two or three sentences more about ${name}.`,
      services: ['Write what you do here', 'Write a second thing', 'Write a third thing'],
      links: [
        { text: 'All services', page: 'services' },
        { text: 'Facilities we wire', page: 'facilityTypes' },
      ],
    },
  };
}

interface Region {
  states: { code: string }[];
  ring: { center: { latitude: number; longitude: number } };
}

/** The fields of a collection's first file. */
function fieldsOf(entries: Entries, collection: string): unknown {
  const [entry] = entries.get(collection)?.values() ?? [];
  return entry?.value;
}
