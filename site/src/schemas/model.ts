import type { z } from 'zod';
import { group, listOf, type SchemaContext, text } from './fields.ts';
import type { TitledText } from './titled-text.ts';

/** The model in a page's first screen, and the numbered places in it that lead to the scope. */
export const modelSchema = ({ anchors }: SchemaContext) =>
  group({
    /** What the picture shows, for those who do not see it. */
    alt: text(
      'what the picture shows, in a sentence',
      'Model of a meter station: three meter runs.',
    ),
    /** In the order of their numbers. */
    callouts: listOf(
      group({
        /** A place in the picture: one of those in art/masters/<page>.anchors.json. */
        anchor: text('the name of a place in the picture', 'lact-unit').refine(
          (anchor) => !anchors || anchors.includes(anchor),
          {
            error: anchors?.length
              ? `no such place in the picture; write one of ${anchors.join(', ')}`
              : 'there is no picture of this page in art/masters; render it as art/README.md says, or take `model` out',
          },
        ),
        /** Example: LACT unit */
        name: text('what is there', 'LACT unit'),
        /** The title of one of this page's scope items. */
        scope: text('the title of a scope item of this page', 'LACT units'),
      }),
      'callouts',
      5,
    ).max(8, 'expected at most 8 callouts; more would cover the picture'),
  });

export type Model = z.infer<ReturnType<typeof modelSchema>>;

/** Says where callouts name a scope item that the page does not have, or a place twice. */
export function checkCallouts(
  {
    model,
    scope,
  }: { model?: Model | undefined; scope: { items: readonly Pick<TitledText, 'title'>[] } },
  context: z.RefinementCtx,
): void {
  const titles = scope.items.map(({ title }) => title);
  const callouts = model?.callouts ?? [];
  callouts.forEach((callout, index) => {
    const say = (field: keyof typeof callout, message: string) =>
      context.addIssue({ code: 'custom', path: ['model', 'callouts', index, field], message });
    if (!titles.includes(callout.scope)) {
      say('scope', `no scope item of this page has that title; write one of ${titles.join(', ')}`);
    }
    for (const field of ['anchor', 'name'] as const) {
      const first = callouts.findIndex((each) => each[field] === callout[field]);
      if (first < index) {
        say(field, `"${callout[field]}" is callout ${first + 1} already; take one of the two out`);
      }
    }
  });
}
