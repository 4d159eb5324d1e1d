import type { z } from 'zod';
import { mayFollow } from '#electrical/plants/place-parts.ts';
import type { Diorama } from './diorama.ts';
import type { SchemaContext } from './fields.ts';
import type { TitledText } from './titled-text.ts';

/**
 * Says where a diorama's places do not fit their page: a scope item that it does not have, a place
 * twice, a name that only repeats the scope, a step against the power.
 */
export const checkDiorama =
  ({ parts }: SchemaContext) =>
  (
    {
      diorama,
      scope,
    }: { diorama?: Diorama | undefined; scope: { items: readonly Pick<TitledText, 'title'>[] } },
    context: z.RefinementCtx,
  ): void => {
    if (!diorama) return;
    const { path, beside } = diorama;
    const places: Place[] = [
      ...path.map((step, index) => ({ ...step, at: ['path', index], mark: `step ${index + 1}` })),
      ...beside.map((place, index) => ({ ...place, at: ['beside', index], mark: letters[index] })),
    ];
    const say = (place: Place, field: Field, message: string) =>
      context.addIssue({ code: 'custom', path: ['diorama', ...place.at, field], message });
    const titles = scope.items.map(({ title }) => title);
    places.forEach((place, index) => {
      if (!titles.includes(place.scope)) {
        say(
          place,
          'scope',
          `no scope item of this page has that title; write one of ${titles.join(', ')}`,
        );
      }
      if (wordsOf(place.name) === wordsOf(place.scope)) {
        say(place, 'name', 'says no more than its scope item; name what the picture shows');
      }
      for (const field of ['anchor', 'name', 'symbol'] as const) {
        const first = places.findIndex((each) => each[field] === place[field]);
        if (place[field] && first < index) {
          say(
            place,
            field,
            `"${place[field]}" is ${places[first]?.mark} already; remove one of the two`,
          );
        }
      }
      const last = places[index - 1];
      const [source, from, to] = [places[0], last, place].map((each) =>
        parts?.get(each?.symbol ?? ''),
      );
      if (source && from && to && place.symbol !== last?.symbol && !mayFollow(source, from, to)) {
        say(
          place,
          'symbol',
          `power passes ${place.symbol} before ${last?.symbol}; put this step ahead of that`,
        );
      }
    });
  };

type Field = 'anchor' | 'name' | 'scope' | 'symbol';

interface Place extends Partial<Record<Field, string>> {
  anchor: string;
  name: string;
  scope: string;
  at: (string | number)[];
  mark: string | undefined;
}

const letters = ['A', 'B', 'C'];

/** Without what tells one from many. */
const wordsOf = (text: string) => text.toLowerCase().replace(/s\b/g, '');
