import { inquiryRoute } from '#contract/routes.ts';
import { type Entry, readCompany, readOrdered, readSingleton } from '#site/data/content.ts';
import { readIndexActions } from '#site/data/links.ts';
import { readJobCards } from '#site/drawings/read-job-cards.ts';
import { readPagePicture } from '#site/drawings/read-page-picture.ts';
import { readShownLinks } from '#site/drawings/read-shown-links.ts';
import { showCardPictures, showPictures } from '#site/pictures/photos.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

/**
 * Reads the page that lists all facility types. The pages of individual facility types use the same section headings.
 */
export async function readFacilityTypesPage() {
  const facilityTypes = await readOrdered('facilityTypes');
  return typesetContent({
    ...(await readSingleton('facilityTypesPage')),
    buttons: await readIndexActions(),
    facilityTypes: await Promise.all(
      facilityTypes.map(async (facility) => ({
        ...facility,
        pictures: await showCardPictures(facility),
      })),
    ),
  });
}

export async function readFacilityTypePage(facility: Entry<'facilityTypes'>) {
  const { emergencyPhone } = await readCompany();
  const { labels } = await readSingleton('facilityTypesPage');
  const quote = { label: facility.hero.quote, href: inquiryRoute({ about: facility.hero.about }) };
  return typesetContent({
    ...facility,
    band: {
      label: labels.closing,
      ...facility.closing,
      drawings: (await readSingleton('contact')).drawings,
      buttons: [quote],
    },
    buttons: [quote, { label: emergencyPhone.display, href: `tel:${emergencyPhone.number}` }],
    ...(await showPictures(facility)),
    picture: await readPagePicture(facility.picture),
    jobCards: await readJobCards((job) => job.facilityType?.id === facility.id),
    services: await readShownLinks(facility.services ?? []),
    projects: await readShownLinks(facility.projects ?? []),
  });
}
