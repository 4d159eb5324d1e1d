import type { Entries } from '#site/content-check/read-entries.ts';

/** A town with a card, in the middle of the map until its degrees are written. */
export function composeTown(title: string, entries: Entries) {
  const { states, ring } = fieldsOf(entries, 'region') as Region;
  const [name = title, code = ''] = title.split(',').map((part) => part.trim());
  const state = states.find((each) => each.code === code.toUpperCase()) ?? states[0];
  return {
    name,
    stateCode: state?.code,
    latitude: ring.center.latitude,
    longitude: ring.center.longitude,
    card: {
      subtitle: 'Write the county and the road miles from your base',
      description: `Write two or three sentences that are true of ${name} and of no other town.`,
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

function fieldsOf(entries: Entries, collection: string): unknown {
  const [entry] = entries.get(collection)?.values() ?? [];
  return entry?.value;
}
