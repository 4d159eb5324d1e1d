import { projectRoute } from '#contract/routes.ts';
import type { ServiceSection } from '#schemas/service-sections.ts';
import {
  type Entry,
  labelClaims,
  readCompany,
  readOrdered,
  readReferenced,
  readSingleton,
} from '#site/data/content.ts';
import { readDispatchMap } from '#site/data/dispatch-places.ts';
import {
  readIndexActions,
  readSafetyLink,
  resolveActions,
  resolveCards,
  resolveJobLink,
} from '#site/data/links.ts';
import { readSheets } from '#site/data/sheets.ts';
import { readJobCards } from '#site/drawings/read-job-cards.ts';
import { readPagePicture } from '#site/drawings/read-page-picture.ts';
import { readShownLinks } from '#site/drawings/read-shown-links.ts';
import { showCardPictures } from '#site/pictures/photos.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

export type ServicePageContent = Awaited<ReturnType<typeof readServicePage>>;

export type ServiceSectionContent = ServicePageContent['sections'][number];

export async function readServicesPage() {
  const page = await readSingleton('servicesPage');
  return typesetContent({
    ...page,
    buttons: await readIndexActions(),
    insights: page.insights && {
      ...page.insights,
      links: await readShownLinks(page.insights.links),
    },
    services: await readOrdered('services'),
    job: resolveJobLink(page.job),
  });
}

export async function readServicePage(service: Entry<'services'>) {
  const { urgent, closing, hero } = service;
  const { emergencyPhone } = await readCompany();
  const { emergencyLabel, quoteBand } = await readSingleton('navigation');
  const buttons = await resolveActions(hero.actions);
  return typesetContent({
    ...service,
    buttons,
    emergencyPhone,
    picture: await readPagePicture(service.picture),
    jobCards: await readJobCards(({ services }) => services.some(({ id }) => id === service.id)),
    band: {
      ...closing,
      label: urgent ? emergencyLabel : quoteBand.label,
      drawings: urgent ? undefined : (await readSingleton('contact')).drawings,
      // On urgent services, show the emergency number instead of the office's.
      number: urgent ? emergencyPhone : undefined,
      // The band already shows the phone number, so use the button's label without the number.
      buttons: [
        ...buttons.slice(0, 1).map((button) => ({
          ...button,
          label: hero.actions[0]?.label ?? button.label,
        })),
        ...(await readSafetyLink()),
      ],
    },
    sections: await Promise.all(service.sections.map(resolveSection)),
  });
}

/** Adds the content that a section references, such as titles of projects. service-section-view.tsx shows each kind of section. */
async function resolveSection(section: ServiceSection) {
  switch (section.kind) {
    case 'facilities': {
      const items = section.facilityTypes.map(({ facilityType, text }) => ({
        entry: facilityType,
        text,
      }));
      return { ...section, cards: await resolveCards('facilityTypes', items) };
    }
    case 'projects':
      return {
        ...section,
        cards: await Promise.all(
          (await readReferenced('projects', section.projects)).map(async (project) => ({
            text: project.title,
            summary: project.summary,
            href: projectRoute((section.alias && project.alias) || project.id),
            pictures: await showCardPictures(project),
          })),
        ),
      };
    case 'sheets': {
      const samples = await readSingleton('samplesPage');
      return {
        ...section,
        sheets: await Promise.all(section.sheets.map(readWallSheet)),
        note: samples.note,
        all: samples.offer.link,
      };
    }
    case 'availability': {
      const [labeled] = await labelClaims([section]);
      const drawn = await readDispatchMap();
      const map = section.map && drawn && { ...section.map, drawn };
      return { ...section, ...labeled, map };
    }
    case 'reading':
      return { ...section, links: await readShownLinks(section.links) };
    default:
      return section;
  }
}

async function readWallSheet({ sheet, caption }: { sheet: { id: string }; caption: string }) {
  const found = (await readSheets()).find(({ id }) => id === sheet.id);
  if (!found) throw new Error(`content/sheets has no sheet "${sheet.id}"; run \`npm run check\``);
  return { ...found, wall: caption };
}
