import { expect, test } from 'vitest';
import { openingRoute, routes } from '#contract/routes.ts';
import { careersPage, hiring, openings } from '../site/content.ts';
import { linksIn, pageAt } from '../site/page-parts.ts';
import { readSection } from '../site/read-page.ts';

test.skipIf(!hiring)(
  'the careers page links to each opening that has not expired, or says that there is none',
  () => {
    expect(linksIn(pageAt(routes.careers), 'openings')).toEqual(
      openings.map(({ id }) => openingRoute(id)),
    );
    const lines = readSection(routes.careers, careersPage.openings.heading);
    expect(lines.includes(careersPage.openings.none)).toBe(openings.length === 0);
  },
);
