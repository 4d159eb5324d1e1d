import * as routes from '#contract/routes.ts';
import * as content from '../content.ts';
import { byScript, drawing, type Kind, mapLabels } from './kind.ts';

/** Pages about the company and its region, the home page, and pages that every site has. */
export const companyContent = {
  company: {
    pages: [{ address: routes.routes.contact, file: 'company.yaml', content: content.company }],
    omitted: {
      legalName: 'in structured data',
      'address.country': 'in structured data',
      'hours.weekdays': 'in structured data',
      response: 'in emails; compose-mail.test.ts',
      'bases[].stateCode': 'pages show the full name of the state',
      timeZone: 'determines when an opening expires',
      claims: 'determines whether figures are labeled',
      siteUrl: 'in the head',
      'map.embed': 'loaded by a script',
    },
    elsewhere: [
      {
        address: routes.routes.home,
        file: 'company.yaml',
        content: { bases: content.company.bases.map(({ city }) => ({ city })) },
      },
    ],
  },
  region: {
    pages: [{ address: routes.routes.serviceArea, file: 'region.yaml', content: content.region }],
    omitted: {
      name: 'in sentences',
      nameInSentence: 'in sentences',
      area: 'in sentences',
      roads: 'determines whether the miles are labeled',
      'names.wide[].anchor': 'a position on the map',
      'names.narrow[].anchor': 'a position on the map',
    },
  },
  navigation: {
    pages: [
      {
        address: routes.routes.services,
        file: 'navigation.yaml',
        content: content.shownNavigation,
      },
    ],
  },
  home: {
    pages: [
      {
        address: routes.routes.home,
        file: 'home.yaml',
        content: {
          ...content.home,
          hero: {
            ...content.home.hero,
            actions: content.keepPresent(content.home.hero.actions),
            links: content.keepPresent(content.home.hero.links ?? []),
          },
          closing: {
            ...content.home.closing,
            actions: content.keepPresent(content.home.closing.actions),
          },
        },
      },
    ],
    omitted: {
      ...mapLabels,
      'process.steps[].symbol': drawing,
      'hero.openings': content.openings.length > 0 ? undefined : 'only while there are openings',
      'experience.figures[].unit': 'replaced by `unitOfOne` if the value is 1',
      'experience.figures[].unitOfOne': 'only if the value is 1',
    },
  },
  contact: {
    pages: [{ address: routes.routes.contact, file: 'contact.yaml', content: content.contact }],
    omitted: {
      ...mapLabels,
      thankYou: 'on the thank-you page, see `elsewhere`',
      'form.fields.kind': content.hiring ? undefined : 'the company does not hire',
      'form.submitting': byScript,
      'form.errorHeading': byScript,
      'form.success': byScript,
      'form.receipt': byScript,
      'form.failure': byScript,
      'form.offline': byScript,
      'form.another': byScript,
      'form.back': byScript,
      'form.sendNow': byScript,
      'form.work.success': byScript,
      people: content.people.length === 0 ? 'only if there are people' : undefined,
    },
    elsewhere: [
      {
        address: routes.routes.thankYou,
        file: 'contact.yaml',
        content: {
          thankYou: {
            ...content.contact.thankYou,
            actions: content.keepPresent(content.contact.thankYou.actions),
          },
        },
        omitted: {
          'thankYou.search': 'in the head; head.test.ts',
          'thankYou.next.steps[].symbol': drawing,
          'thankYou.work.steps[].symbol': drawing,
        },
      },
    ],
  },
  notFound: {
    pages: [{ address: routes.notFoundRoute, file: 'not-found.yaml', content: content.notFound }],
    omitted: { moved: 'on pages at former addresses; moved-pages.test.ts' },
  },
  offline: {
    pages: [{ address: routes.offlineRoute, file: 'offline.yaml', content: content.offlinePage }],
  },
  privacyPolicy: {
    pages: [
      {
        address: routes.routes.privacyPolicy,
        file: 'privacy-policy.mdx',
        content: content.privacyPolicy,
      },
    ],
    elsewhere: [
      {
        address: routes.routes.privacyPolicy,
        file: 'privacy-policy.mdx',
        content: {
          home: { href: routes.routes.home, label: content.privacyPolicy.home },
          contact: { href: routes.routes.contact, label: content.privacyPolicy.contact },
          updated: content.privacyPolicy.updated.toLocaleDateString('en-US', {
            dateStyle: 'long',
            timeZone: 'UTC',
          }),
        },
      },
    ],
  },
} satisfies Record<string, Kind>;
