import { inquiryRoute } from '#contract/routes.ts';
import { chooseFacilityForeland } from '#site/blocks/choose-foreland.ts';
import { readIllustratedLinks } from '#site/blocks/read-illustrated-links.ts';
import { readJobCards } from '#site/blocks/read-job-cards.ts';
import { readPagePicture } from '#site/blocks/read-page-picture.ts';
import { readCompany } from '#site/read/content.ts';
import { readIndexActions } from '#site/read/links.ts';
import { showCardPictures, showPictures } from '#site/read/photos.ts';
import { type Entry, readOrdered, readSingleton } from '#site/read/read-entries.ts';

/**
 * Reads the page that lists all facility types. The pages of individual facility types use the same section headings.
 */
export async function readFacilityTypesPage() {
  const facilityTypes = await readOrdered('facilityTypes');
  return {
    ...(await readSingleton('facilityTypesPage')),
    buttons: await readIndexActions(),
    facilityTypes: await Promise.all(
      facilityTypes.map(async (facility) => ({
        ...facility,
        pictures: await showCardPictures(facility),
      })),
    ),
  };
}

export async function readFacilityTypePage(facility: Entry<'facilityTypes'>) {
  const { emergencyPhone } = await readCompany();
  const { labels } = await readSingleton('facilityTypesPage');
  const quote = { label: facility.hero.quote, href: inquiryRoute({ about: facility.hero.about }) };
  return {
    ...facility,
    band: {
      label: labels.closing,
      ...facility.closing,
      landscape: chooseFacilityForeland(facility),
      drawings: (await readSingleton('contact')).drawings,
      buttons: [quote],
    },
    buttons: [quote, { label: emergencyPhone.display, href: `tel:${emergencyPhone.number}` }],
    ...(await showPictures(facility)),
    picture: await readPagePicture(facility.picture),
    jobCards: await readJobCards((job) => job.facilityType?.id === facility.id),
    services: await readIllustratedLinks(facility.services ?? []),
    projects: await readIllustratedLinks(facility.projects ?? []),
  };
}
