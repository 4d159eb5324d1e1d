import * as routes from '#contract/routes.ts';
import * as content from '../content.ts';
import { component, drawing, type Kind, mapLabels, onCard } from './kind.ts';

/** Pages of services, and of the towns in which they are offered. */
export const serviceContent = {
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
      'sections[].kind': component,
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
      job: content.servicesPage.job?.job ? undefined : 'the job does not exist',
    },
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
      'towns.groups[].towns': 'names of files; the kind `towns` has their cards',
    },
  },
} satisfies Record<string, Kind>;
