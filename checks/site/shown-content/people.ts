import { fillPlaceholders } from '#contract/placeholders.ts';
import * as routes from '#contract/routes.ts';
import * as content from '../content.ts';
import type { Kind } from './kind.ts';

/** Pages of job openings, people and safety numbers. */
export const peopleContent = {
  openings: {
    pages: content.openings.map((opening) => ({
      address: routes.openingRoute(opening.id),
      file: `openings/${opening.id}.yaml`,
      content: opening,
    })),
    omitted: { employment: 'capitalized on the page', 'pay.per': 'in the text of the pay' },
    elsewhere: content.openings.map(({ title, base, summary, rotation, ...opening }) => ({
      address: routes.routes.careers,
      file: `openings/${opening.id}.yaml`,
      content: { title, base, summary, rotation },
    })),
  },
  careersPage: {
    pages: [
      { address: routes.routes.careers, file: 'pages/careers.yaml', content: content.careersPage },
    ],
    omitted: {
      opening: 'on the pages of openings',
      'closing.opening': 'on the pages of openings',
      'openings.see': 'only if there are openings; careers.test.ts',
      'openings.none': 'only if there are no openings; careers.test.ts',
      sample: 'on the pages of sample openings',
      'hiring.wording': 'determines which texts preflight lists',
      people: content.people.length === 0 ? 'only if there are people' : undefined,
    },
    elsewhere: content.openings.map((opening) => ({
      address: routes.openingRoute(opening.id),
      file: 'pages/careers.yaml',
      content: {
        opening: {
          ...content.careersPage.opening,
          benefits: opening.benefits && content.careersPage.opening.benefits,
          gear: opening.gear && content.careersPage.opening.gear,
          firstDay: opening.firstDay && content.careersPage.opening.firstDay,
          withoutEmail: fillPlaceholders(content.careersPage.opening.withoutEmail, {
            phone: content.company.phone.display,
          }),
        },
        closing: { opening: content.careersPage.closing.opening },
      },
    })),
  },
  people: {
    pages: content.people.flatMap((person) =>
      [routes.routes.contact, routes.routes.careers].map((address) => ({
        address,
        file: `people/${person.id}.yaml`,
        content: person,
      })),
    ),
    omitted: {
      handles: 'as a sentence; people-and-safety.test.ts',
      tool: 'drawn',
      'photo.file': 'the name of a file',
      'photo.focus': 'a part of the picture',
    },
  },
  safety: {
    pages: content.safety
      ? [{ address: routes.safetyRoute, file: 'safety.yaml', content: content.safety }]
      : [],
    omitted: {
      years: 'with decimals and commas; people-and-safety.test.ts',
      'currentEmr.rate': 'with decimals; people-and-safety.test.ts',
      'insurance[].kind': 'as its title; people-and-safety.test.ts',
      'compensation[].state': 'as the name of the state; people-and-safety.test.ts',
      'compensation[].status': 'in capitals; people-and-safety.test.ts',
    },
  },
  safetyPage: {
    pages: content.safety
      ? [
          {
            address: routes.safetyRoute,
            file: 'pages/safety.yaml',
            content: {
              heading: content.safetyPage.heading,
              lead: content.safetyPage.lead,
              link: content.safetyPage.link,
            },
          },
        ]
      : [],
  },
} satisfies Record<string, Kind>;
