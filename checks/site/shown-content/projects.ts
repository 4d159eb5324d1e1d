import * as routes from '#contract/routes.ts';
import * as content from '../content.ts';
import { drawing, type Kind, onCard } from './kind.ts';

/** Fields of pictures that no page shows as text, with the reason. */
const omittedPictureFields = {
  'diorama.path[].anchor': 'a position in the picture',
  'diorama.beside[].anchor': 'a position in the picture',
  'diorama.path[].symbol': drawing,
  'picture.figure': drawing,
  'photos[].file': 'the name of a file',
  'photos[].place': 'a position on the page',
  'photos[].focus': 'a part of the picture',
};

/** Pages of projects, facility types and job records. */
export const projectContent = {
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
      ...omittedPictureFields,
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
      jobs: 'only if there are jobs; jobs.test.ts',
    },
    elsewhere: content.projects.map((project) => ({
      address: routes.projectRoute(project.id),
      file: 'pages/projects.yaml',
      content: {
        contact: linkToInquiry(project),
        closing: content.projectsPage.closing,
      },
    })),
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
      ...omittedPictureFields,
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
        labels: withoutAbsentLists(facilityType, content.facilityTypesPage.labels),
        headings: withoutAbsentLists(facilityType, content.facilityTypesPage.headings),
      },
    })),
  },
  jobs: {
    pages: content.jobs.map((job) => ({
      address: routes.jobRoute(job.id),
      file: `jobs/${job.id}.yaml`,
      content: job,
    })),
    omitted: {
      sample: 'determines whether the job is labeled',
      'owner.permission': 'determines whether the name is shown',
      duration: 'with a unit in the singular or plural; jobs.test.ts',
      plannedOutage: 'with a unit; jobs.test.ts',
      role: 'as a phrase; jobs.test.ts',
      energized: 'as a month; jobs.test.ts',
      'reference.kind': 'a link, or the name and number of the reference; jobs.test.ts',
      'reference.permission': 'determines whether the reference may be listed',
      done: 'a sentence and a link; jobs.test.ts',
      handedOver: 'a sentence and a link; jobs.test.ts',
      lead: 'the page shows the name; jobs.test.ts',
      strip: 'drawn; jobs.test.ts',
      'drawings[].article': 'the link has its own text; jobs.test.ts',
      'drawings[].sheet': 'the link has its own text; jobs.test.ts',
      'drawings[].figure': drawing,
      'photos[].file': 'the name of a file',
      'photos[].taken': 'capitalized on the page',
      'photos[].focus': 'a part of the picture',
    },
  },
} satisfies Record<string, Kind>;

/** Returns a link to the contact form, in which the name of the project is filled in. */
function linkToInquiry({ title }: { title: string }) {
  return { href: routes.inquiryRoute({ about: title }), label: content.projectsPage.contact };
}

/** Removes the diorama of a page if a photograph replaces it. */
function withoutHiddenDiorama<
  Entry extends { diorama?: unknown; photos?: readonly { place: string }[] | undefined },
>(entry: Entry) {
  const isHidden = entry.photos?.some(({ place }) => place === 'instead');
  return isHidden ? { ...entry, diorama: undefined } : entry;
}

/** Removes the words of the optional lists that a facility type does not have. */
function withoutAbsentLists<Words extends { services: string; projects: string }>(
  { services, projects }: (typeof content.facilityTypes)[number],
  words: Words,
) {
  return {
    ...words,
    services: services && words.services,
    projects: projects && words.projects,
  };
}
