import { projectRoute } from '#contract/routes.ts';
import type { ServiceSection } from '#schemas/service-sections.ts';
import { chooseServiceForeland } from '#site/blocks/choose-foreland.ts';
import { readIllustratedLinks } from '#site/blocks/read-illustrated-links.ts';
import { readJobCards } from '#site/blocks/read-job-cards.ts';
import { readPagePicture } from '#site/blocks/read-page-picture.ts';
import { hasPage, labelClaims, readCompany } from '#site/read/content.ts';
import { readDispatchMap } from '#site/read/dispatch-places.ts';
import {
  readIndexActions,
  readSafetyLink,
  resolveActions,
  resolveCards,
  resolveJobLink,
} from '#site/read/links.ts';
import { showCardPictures } from '#site/read/photos.ts';
import { type Entry, readOrdered, readReferenced, readSingleton } from '#site/read/read-entries.ts';
import { readFieldFormsLine, readSheets } from '#site/read/sheets.ts';
import type { HeroButton } from '#ui/sections/hero-actions.tsx';

export type ServicePageContent = Awaited<ReturnType<typeof readServicePage>>;

export type ServiceSectionContent = ServicePageContent['sections'][number];

/** A section of the given kind, as in the content file. */
type SectionOf<Kind extends ServiceSection['kind']> = Extract<ServiceSection, { kind: Kind }>;

export async function readServicesPage() {
  const page = await readSingleton('servicesPage');
  return {
    ...page,
    buttons: await readIndexActions(),
    insights: page.insights && {
      ...page.insights,
      links: await readIllustratedLinks(page.insights.links),
    },
    services: await readOrdered('services'),
    job: resolveJobLink(page.job),
    fieldForms: await readFieldFormsLine(),
  };
}

export async function readServicePage(service: Entry<'services'>) {
  const buttons = await resolveActions(service.hero.actions);
  const { emergencyPhone } = await readCompany();
  return {
    ...service,
    buttons,
    emergencyPhone,
    truckCard: await readTruckCardLinks(),
    picture: await readPagePicture(service.picture),
    jobCards: await readJobCards(({ services }) => services.some(({ id }) => id === service.id)),
    band: await readBand(service, buttons[0]),
    sections: await Promise.all(service.sections.map(readSection)),
  };
}

/** Returns the texts of the links to the two sides of the truck card, if the site has the card. */
async function readTruckCardLinks() {
  if (!(await hasPage('truckCard'))) return undefined;
  const { english, spanish } = (await readSingleton('samplesPage')).card;
  return { english: english.link, spanish: spanish.link };
}

/** Returns the content of the band at the end of the page, with the primary button of the page's hero. */
async function readBand(
  { urgent, closing, drawing }: Entry<'services'>,
  primaryButton: HeroButton | undefined,
) {
  const { emergencyPhone } = await readCompany();
  const { emergencyLabel, quoteBand } = await readSingleton('navigation');
  const safetyLinks = await readSafetyLink();
  // The band already shows the phone number, so the button does not repeat it.
  const bandButton = primaryButton && { label: primaryButton.label, href: primaryButton.href };
  return {
    ...closing,
    label: urgent ? emergencyLabel : quoteBand.label,
    drawings: urgent ? undefined : (await readSingleton('contact')).drawings,
    landscape: urgent ? undefined : chooseServiceForeland([{ drawing }]),
    // On urgent services, show the emergency number instead of the office's.
    number: urgent ? emergencyPhone : undefined,
    buttons: bandButton ? [bandButton, ...safetyLinks] : safetyLinks,
  };
}

/**
 * Returns a section with the content that the section references, such as the titles of projects. For the layout of each
 * kind of section, see service-section-view.tsx.
 */
async function readSection(section: ServiceSection) {
  switch (section.kind) {
    case 'facilities':
      return { ...section, cards: await readFacilityCards(section) };
    case 'projects':
      return { ...section, cards: await readProjectCards(section) };
    case 'sheets': {
      const { note, offer } = await readSingleton('samplesPage');
      const sheets = await Promise.all(section.sheets.map(readWallSheet));
      return { ...section, sheets, note, linkToAll: offer.link };
    }
    case 'availability': {
      const [labeled] = await labelClaims([section]);
      const drawn = await readDispatchMap();
      const map = section.map && drawn && { ...section.map, drawn };
      return { ...section, ...labeled, map };
    }
    case 'reading':
      return { ...section, links: await readIllustratedLinks(section.links) };
    default:
      // The content file of the service contains all content of the other kinds.
      return section;
  }
}

async function readFacilityCards({ facilityTypes }: SectionOf<'facilities'>) {
  const items = facilityTypes.map(({ facilityType, text }) => ({ entry: facilityType, text }));
  return resolveCards('facilityTypes', items);
}

async function readProjectCards({ projects, alias }: SectionOf<'projects'>) {
  const entries = await readReferenced('projects', projects);
  return Promise.all(
    entries.map(async (project) => ({
      text: project.title,
      summary: project.summary,
      href: projectRoute((alias && project.alias) || project.id),
      pictures: await showCardPictures(project),
    })),
  );
}

async function readWallSheet({ sheet, caption }: SectionOf<'sheets'>['sheets'][number]) {
  const found = (await readSheets()).find(({ id }) => id === sheet.id);
  if (!found) throw new Error(`content/sheets has no sheet "${sheet.id}"; run \`npm run check\``);
  return { ...found, caption };
}
