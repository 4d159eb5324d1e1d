import { expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import * as routes from '#contract/routes.ts';
import { figureNumbers } from '#drawings/figures/figure-numbers.ts';
import type { FigureFields } from '#schemas/article-figures.ts';
import type { collections } from '#schemas/collections.ts';
import * as content from './content.ts';
import { type ContentField, listFields, listLists, type Omitted } from './content-fields.ts';
import { findOnLine, readPageLine } from './page-line.ts';
import { pageAt } from './page-parts.ts';

/*
 * Every text and link that an owner writes in content/ is on its page, and lists keep their order. The
 * fields that a page does not show are in `omitted`, each with the reason.
 */

/** A page, and the part of a content file that it shows. */
interface ShownContent {
  address: string;
  /** Example: services/maintenance.yaml */
  file: string;
  content: unknown;
  /** Fields that the page does not show. Example: sections[].kind */
  omitted?: Omitted;
}

interface Kind {
  /** The own pages of this kind of content; they show every field that is not in `omitted`. */
  pages: ShownContent[];
  /** Fields that the own pages do not show. */
  omitted?: Omitted;
  /** Lists whose items the own pages show in another order. */
  unordered?: Omitted;
  /** What other pages show, such as cards in lists, and what is composed of several fields. */
  elsewhere?: ShownContent[];
}

/** Fields of many kinds that no page shows. */
const metadata: Omitted = {
  id: 'the name of the file',
  scene: 'the name of its pictures',
  search: 'in the head; head.test.ts',
};

/** Labels of maps, which pages omit if the region has no map. */
const mapLabels: Omitted = content.region.ring
  ? {}
  : {
      mapLabel: 'the region has no map',
      'serviceArea.mapLabel': 'the region has no map',
      'towns.mapLabel': 'the region has no map',
      'sections[].map': 'the region has no map',
    };

const drawing = 'selects a drawing';
const kind = 'selects a component';
const onCard = 'on the card of the list of all entries';
const byScript = 'written by script';
const onForm = 'on the blank form; field-forms.test.ts';

/** A form with a box for a curve and a line for an instrument, so that it shows every text of blank forms. */
const fullForm = content.sheets.find(
  ({ facts, blocks }) =>
    facts.some(({ blank }) => blank === 'instrument') &&
    blocks.some(({ kind: block }) => block.endsWith('-curve')),
);

/** The pages of every kind of content; a new kind needs an entry here. */
const kinds: Record<keyof typeof collections, Kind> = {
  company: {
    pages: [{ address: routes.routes.contact, file: 'company.yaml', content: content.company }],
    omitted: {
      legalName: 'in structured data',
      'address.country': 'in structured data',
      'hours.weekdays': 'in structured data',
      'bases[].stateCode': 'the state is written out',
      timeZone: 'decides when an opening ends',
      claims: 'decides whether figures are labeled',
      siteUrl: 'in the head',
      'map.embed': 'the address of a map, which a script loads',
    },
    elsewhere: [
      {
        address: routes.routes.home,
        file: 'company.yaml',
        content: { bases: content.company.bases.map(({ city }) => ({ city })) },
      },
    ],
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
          hero: { ...content.home.hero, actions: content.keepPresent(content.home.hero.actions) },
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
      ...(content.home.projects?.job?.job === undefined && { 'projects.job': 'its job is gone' }),
      'experience.figures[].unit': 'that of one, where the value is 1',
      'experience.figures[].unitOfOne': 'where the value is 1',
    },
  },
  region: {
    pages: [{ address: routes.routes.serviceArea, file: 'region.yaml', content: content.region }],
    omitted: {
      name: 'in sentences',
      nameInSentence: 'in sentences',
      area: 'in sentences',
      roads: 'decides whether the miles are labeled',
      'names.wide[].anchor': 'a place on the map',
      'names.narrow[].anchor': 'a place on the map',
    },
  },
  contact: {
    pages: [{ address: routes.routes.contact, file: 'contact.yaml', content: content.contact }],
    omitted: {
      ...mapLabels,
      thankYou: 'has its own page, below',
      ...(!content.hiring && { 'form.fields.kind': 'nobody is hired' }),
      'form.submitting': byScript,
      'form.success': byScript,
      'form.failure': byScript,
      'form.offline': byScript,
      'form.another': byScript,
      'form.back': byScript,
      'form.sendNow': byScript,
      'form.work.success': byScript,
      ...(content.people.length === 0 && { people: 'only where there are people' }),
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
  },
  offline: {
    pages: [{ address: routes.offlineRoute, file: 'offline.yaml', content: content.offlinePage }],
  },
  services: {
    pages: content.services.map((service) => ({
      address: routes.serviceRoute(service.id),
      file: `services/${service.id}.yaml`,
      content: { ...service, sections: content.shownSections(service) },
    })),
    omitted: {
      summary: onCard,
      features: onCard,
      linkText: onCard,
      ...mapLabels,
      drawing,
      'picture.figure': drawing,
      'sections[].kind': kind,
      'sections[].steps[].symbol': drawing,
    },
    elsewhere: [
      ...content.services.map(({ summary, features, linkText, ...service }) => ({
        address: routes.routes.services,
        file: `services/${service.id}.yaml`,
        content: { summary, features, linkText },
      })),
      {
        address: routes.routes.services,
        file: 'services/*.yaml',
        content: content.services.map(({ id, title }) => ({
          href: routes.serviceRoute(id),
          label: title,
        })),
      },
    ],
  },
  projects: {
    pages: content.projects.flatMap((project) => {
      const names = project.alias ? [project.id, project.alias] : [project.id];
      return names.map((name) => ({
        address: routes.projectRoute(name),
        file: `projects/${project.id}.yaml`,
        content: withoutHiddenDiorama(project),
      }));
    }),
    omitted: {
      alias: 'the second address of the page',
      summary: onCard,
      card: onCard,
      'diorama.path[].anchor': 'a place in the picture',
      'diorama.beside[].anchor': 'a place in the picture',
      'diorama.path[].symbol': drawing,
      'picture.figure': drawing,
      'photos[].file': 'the name of a file',
      'photos[].place': 'a place on the page',
    },
    elsewhere: [
      ...content.projects.map(({ title, summary, card, ...project }) => ({
        address: routes.routes.projects,
        file: `projects/${project.id}.yaml`,
        content: { title, summary, card },
      })),
      {
        address: routes.routes.projects,
        file: 'projects/*.yaml',
        content: content.projects.map(({ id }) => ({ href: routes.projectRoute(id) })),
      },
    ],
  },
  facilityTypes: {
    pages: content.facilityTypes.map((facilityType) => ({
      address: routes.facilityTypeRoute(facilityType.id),
      file: `facility-types/${facilityType.id}.yaml`,
      content: withoutHiddenDiorama(facilityType),
    })),
    omitted: {
      summary: 'on cards of the home page',
      card: onCard,
      'hero.about': 'in the address of the quote button',
      'diorama.path[].anchor': 'a place in the picture',
      'diorama.beside[].anchor': 'a place in the picture',
      'diorama.path[].symbol': drawing,
      'picture.figure': drawing,
      'photos[].file': 'the name of a file',
      'photos[].place': 'a place on the page',
    },
    elsewhere: [
      ...content.facilityTypes.map(({ card, ...facilityType }) => ({
        address: routes.routes.facilityTypes,
        file: `facility-types/${facilityType.id}.yaml`,
        content: { card },
      })),
      {
        address: routes.routes.facilityTypes,
        file: 'facility-types/*.yaml',
        content: content.facilityTypes.map(({ id, title }) => ({
          href: routes.facilityTypeRoute(id),
          label: title,
        })),
      },
      ...content.facilityTypes.map(({ hero, ...facilityType }) => ({
        address: routes.facilityTypeRoute(facilityType.id),
        file: `facility-types/${facilityType.id}.yaml`,
        content: {
          hero: { href: routes.inquiryRoute({ about: hero.about }), label: hero.quote },
        },
      })),
      ...(content.home.facilityTypes?.facilityTypes ?? []).map((shown) => ({
        address: routes.routes.home,
        file: `facility-types/${shown.id}.yaml`,
        content: {
          summary: content.facilityTypes.find((each) => each.id === shown.id)?.summary,
        },
      })),
    ],
  },
  towns: {
    pages: content.towns.map((town) => ({
      address: routes.routes.serviceArea,
      file: `towns/${town.id}.yaml`,
      content: town,
    })),
    elsewhere: [
      {
        address: routes.routes.serviceArea,
        file: 'towns/*.yaml',
        content: content.townsInOrder.map(({ card }) => card),
      },
      {
        address: routes.routes.home,
        file: 'towns/*.yaml',
        content: content.townsInOrder
          .filter(({ card }) => card)
          .map(({ id, name }) => ({ href: routes.townRoute(id), label: name })),
      },
    ],
  },
  articles: {
    pages: content.articles.map((article) => ({
      address: routes.articleRoute(article.id),
      file: `articles/${article.id}.mdx`,
      content: article,
    })),
    omitted: {
      description: 'in the head, and on the card of the blog',
      keywords: 'in the head; head.test.ts',
      'reviewed.reviewedBy': 'a name on the page; articles.test.ts',
      plate: 'its caption and words are below, with their numbers',
      figures: 'their captions and words are below, with their numbers',
      'records.trends[].icon': drawing,
      'records.voltageCategories[].icon': drawing,
    },
    elsewhere: content.articles.flatMap((article) => [
      {
        address: routes.routes.blog,
        file: `articles/${article.id}.mdx`,
        content: {
          title: article.title,
          description: article.description,
          category: article.category,
        },
      },
      ...Object.entries({ plate: article.plate, ...article.figures }).map(([name, figure]) => ({
        address: routes.articleRoute(article.id),
        file: `articles/${article.id}.mdx`,
        content: { [name]: figure && wordsOf(figure) },
      })),
    ]),
  },
  openings: {
    pages: content.openings.map((opening) => ({
      address: routes.openingRoute(opening.id),
      file: `openings/${opening.id}.yaml`,
      content: opening,
    })),
    omitted: { employment: 'capitalized on the page', 'pay.per': 'part of the line about pay' },
    elsewhere: content.openings.map(({ title, base, summary, rotation, ...opening }) => ({
      address: routes.routes.careers,
      file: `openings/${opening.id}.yaml`,
      content: { title, base, summary, rotation },
    })),
  },
  jobs: {
    pages: content.jobs.map((job) => ({
      address: routes.jobRoute(job.id),
      file: `jobs/${job.id}.yaml`,
      content: job,
    })),
    omitted: {
      sample: 'decides whether it is labeled',
      'owner.permission': 'decides whether the name may be there',
      duration: 'its unit is written for one or many; jobs.test.ts',
      plannedOutage: 'with its unit; jobs.test.ts',
      done: 'a sentence and a link; jobs.test.ts',
      handedOver: 'a sentence and a link; jobs.test.ts',
      lead: 'a name on the page; jobs.test.ts',
      'drawings[].article': 'the link has words of its own; jobs.test.ts',
      'drawings[].sheet': 'the link has words of its own; jobs.test.ts',
      'drawings[].figure': drawing,
      'photos[].file': 'the name of a file',
      'photos[].taken': 'capitalized on the page',
      'photos[].focus': 'a part of the picture',
    },
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
      'photo.file': 'the name of a file',
      'photo.focus': 'a part of the picture',
    },
  },
  safety: {
    pages: content.safety
      ? [{ address: routes.safetyRoute, file: 'safety.yaml', content: content.safety }]
      : [],
    omitted: { years: 'with decimals and commas; safety.test.ts' },
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
  tools: {
    pages: content.tools.map((tool) => ({
      address: routes.toolRoute(tool.id),
      file: `tools/${tool.id}.yaml`,
      content: tool,
    })),
    omitted: {
      summary: onCard,
      calculator: kind,
      maintenance: 'tasks are on the page in the months in which they are due',
    },
    elsewhere: [
      ...content.tools.map(({ title, summary, ...tool }) => ({
        address: routes.routes.tools,
        file: `tools/${tool.id}.yaml`,
        content: { title, summary },
      })),
      {
        address: routes.routes.tools,
        file: 'tools/*.yaml',
        content: content.tools.map(({ id }) => ({ href: routes.toolRoute(id) })),
      },
    ],
  },
  sheets: {
    pages: content.sheets.map((sheet) => ({
      address: routes.sampleSheetRoute(sheet.id),
      file: `sheets/${sheet.id}.yaml`,
      content: sheet,
    })),
    omitted: {
      section: 'on the register of all sheets',
      use: 'on the page of all sheets, and in the head',
      blankNotes: onForm,
      'facts[].blank': onForm,
      'blocks[].blank': onForm,
      'blocks[].results': onForm,
      'blocks[].columns[].blank': onForm,
      'blocks[].columns[].unit': onForm,
      'blocks[].columns[].formula': 'in the spreadsheet; field-forms.test.ts',
      'blocks[].kind': kind,
      'blocks[].columns[].align': 'a style',
      'blocks[].columns[].phones': 'a style',
      'blocks[].marks': 'lettered in the drawing',
      'blocks[].compared[].as': 'selects a limit',
    },
    unordered: { 'blocks[].rows[].cells': 'phones show some columns below the row' },
    elsewhere: [
      ...content.sheets.map(({ id, use }) => ({
        address: routes.samplesRoute,
        file: `sheets/${id}.yaml`,
        content: { use },
      })),
    ],
  },
  toolsPage: {
    pages: [{ address: routes.routes.tools, file: 'pages/tools.yaml', content: content.toolsPage }],
    omitted: {
      labels: 'on the pages of tools',
      actions: 'on the pages of tools',
    },
    elsewhere: content.tools.map((tool) => ({
      address: routes.toolRoute(tool.id),
      file: 'pages/tools.yaml',
      content: {
        labels: { ...content.toolsPage.labels, still: undefined },
        actions: {
          ...content.toolsPage.actions,
          copied: undefined,
          notCopied: undefined,
          blocked: undefined,
          correct: undefined,
        },
      },
    })),
  },
  blogPage: {
    pages: [{ address: routes.routes.blog, file: 'pages/blog.yaml', content: content.blogPage }],
    omitted: {
      'topics.tiles[].categories': 'decide which articles belong to a topic',
      article: 'on the pages of articles',
    },
    elsewhere: content.articles.map((article) => {
      const { back, contents, readTime, closing, figureWords, share, related, sources } =
        content.blogPage.article;
      const hasFigures = article.plate || Object.keys(article.figures ?? {}).length > 0;
      return {
        address: routes.articleRoute(article.id),
        file: 'pages/blog.yaml',
        content: {
          article: {
            back,
            contents,
            readTime,
            closing,
            figureWords: hasFigures ? figureWords : undefined,
            share: { ...share, copied: undefined },
            related: article.related && related,
            sources: article.references && sources,
          },
        },
      };
    }),
  },
  servicesPage: {
    pages: [
      {
        address: routes.routes.services,
        file: 'pages/services.yaml',
        content: content.servicesPage,
      },
    ],
    omitted: {
      'process.steps[].symbol': drawing,
      ...(content.servicesPage.job?.job === undefined && { job: 'its job is gone' }),
    },
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
      sample: 'with samples of openings',
      'hiring.wording': 'decides what preflight says',
      ...(content.people.length === 0 && { people: 'only where there are people' }),
    },
    elsewhere: content.openings.map((opening) => ({
      address: routes.openingRoute(opening.id),
      file: 'pages/careers.yaml',
      content: {
        opening: content.careersPage.opening,
        closing: { opening: content.careersPage.closing.opening },
      },
    })),
  },
  samplesPage: {
    pages: content.sheets.slice(0, 1).map(() => ({
      address: routes.samplesRoute,
      file: 'pages/samples.yaml',
      content: content.samplesPage,
    })),
    omitted: {
      offer: 'on the pages that lead there',
      others: 'on the pages of sheets',
      action: 'on the pages of sheets',
      filled: 'in the head',
      description: 'in the head',
      blank: 'on the blank forms',
      workbook: 'in the spreadsheets; field-forms.test.ts',
      rises: 'on the blank form that compares temperatures',
      card: 'on the card',
    },
    // Thumbnails of the sheets interrupt the page's text, so the test does not check its order.
    unordered: { '': 'the pictures of the sheets have the label' },
    elsewhere: [
      ...content.sheets.map(({ id }) => {
        const { label, note, others, action, offer } = content.samplesPage;
        return {
          address: routes.sampleSheetRoute(id),
          file: 'pages/samples.yaml',
          content: { label, note, others, action, offer: { link: offer.link } },
        };
      }),
      ...content.sheets.slice(0, 1).flatMap(() => [
        {
          address: routes.routes.tools,
          file: 'pages/samples.yaml',
          content: { offer: content.samplesPage.offer },
        },
        {
          address: routes.truckCardRoute,
          file: 'pages/samples.yaml',
          content: { card: content.samplesPage.card },
          omitted: {
            'card.summary': 'in the head',
            'card.elevationFeet': 'with its comma',
            'card.approach.corrected': 'with the height above the sea',
            'card.cranes.unknownNote': 'with the voltage',
            'card.sources.edition': 'in small letters',
          },
        },
      ]),
      ...(fullForm
        ? [
            {
              address: routes.blankFormRoute(fullForm.id),
              file: 'pages/samples.yaml',
              content: { blank: { ...content.samplesPage.blank, label: undefined } },
            },
          ]
        : []),
    ],
  },
  projectsPage: {
    pages: [
      {
        address: routes.routes.projects,
        file: 'pages/projects.yaml',
        content: content.projectsPage,
      },
    ],
    omitted: {
      closing: 'on the pages of projects',
      jobs: 'only where there are jobs; jobs.test.ts',
    },
    elsewhere: content.projects.map((project) => ({
      address: routes.projectRoute(project.id),
      file: 'pages/projects.yaml',
      content: {
        contact: askAbout(project),
        closing: content.projectsPage.closing,
      },
    })),
  },
  facilityTypesPage: {
    pages: [
      {
        address: routes.routes.facilityTypes,
        file: 'pages/facility-types.yaml',
        content: content.facilityTypesPage,
      },
    ],
    omitted: {
      labels: 'on the pages of facility types',
      headings: 'on the pages of facility types',
    },
    elsewhere: content.facilityTypes.map((facilityType) => ({
      address: routes.facilityTypeRoute(facilityType.id),
      file: 'pages/facility-types.yaml',
      content: {
        labels: content.facilityTypesPage.labels,
        headings: content.facilityTypesPage.headings,
      },
    })),
  },
  serviceAreaPage: {
    pages: [
      {
        address: routes.routes.serviceArea,
        file: 'pages/service-area.yaml',
        content: content.serviceAreaPage,
      },
    ],
    omitted: {
      ...mapLabels,
      'towns.groups[].towns': 'names of files; their cards have a test below',
    },
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
};

const absentAddresses: readonly string[] = content.absentPages.map((page) => routes.routes[page]);

const shown = Object.values(kinds)
  .flatMap(({ pages, omitted, unordered, elsewhere = [] }) => [
    ...pages.map((page) => ({ ...page, omitted: { ...metadata, ...omitted }, unordered })),
    ...elsewhere.map((page) => ({ omitted: {}, unordered: {}, ...page })),
  ])
  .filter(({ address }) => !absentAddresses.includes(address));

test.each(shown)('$address shows the texts and links of content/$file', (page) => {
  const line = readPageLine(pageAt(page.address));
  const missing = listFields(page.content, page.omitted)
    .filter((field) => findOnLine(line, field) < 0)
    .map((field) => `${page.address}: ${describe(field)} is not on the page`);
  expect(missing).toEqual([]);
});

test.each(shown)('$address shows the lists of content/$file in their order', (page) => {
  const line = readPageLine(pageAt(page.address));
  const misplaced = listLists(page.content, { ...page.omitted, ...page.unordered })
    .flatMap((list) => findMisplaced(line, list))
    .map((field) => `${page.address}: ${describe(field)} does not follow the item before it`);
  expect(misplaced).toEqual([]);
});

/** The fields of a list that are not after the field before them. */
function findMisplaced(line: string, list: readonly ContentField[]): ContentField[] {
  let from = 0;
  return list.filter((field) => {
    const position = findOnLine(line, field, from);
    if (position >= 0) from = position + 1;
    return position < 0;
  });
}

const describe = ({ path, text, href }: ContentField) =>
  href === undefined ? `${path} "${text}"` : `${path} "${text}" with a link to ${href}`;

/** The caption and the description of a figure, with its numbers filled in. */
function wordsOf(figure: FigureFields) {
  const numbers = 'data' in figure ? {} : figureNumbers[figure.drawing];
  return {
    caption: fillPlaceholders(figure.caption, numbers),
    words: figure.words.map((line) => fillPlaceholders(line, numbers)),
  };
}

/** The link to the form that names a project. */
function askAbout({ title }: { title: string }) {
  return { href: routes.inquiryRoute({ about: title }), label: content.projectsPage.contact };
}

/** Photographs may replace the diorama of a page. */
function withoutHiddenDiorama<
  Entry extends { diorama?: unknown; photos?: readonly { place: string }[] | undefined },
>(entry: Entry) {
  const isHidden = entry.photos?.some(({ place }) => place === 'instead');
  return isHidden ? { ...entry, diorama: undefined } : entry;
}
