import { inquiryRoute, routes } from '#contract/routes.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { readJobCards } from '#site/blocks/read-job-cards.ts';
import { readPagePicture } from '#site/blocks/read-page-picture.ts';
import { labelClaims, readCompany } from '#site/read/content.ts';
import { readSafetyLink, resolveLinks } from '#site/read/links.ts';
import { showCardPictures, showPictures } from '#site/read/photos.ts';
import { type Entry, readOrdered, readSingleton } from '#site/read/read-entries.ts';

/** Reads the page that lists job records and types of projects. */
export async function readProjectsPage() {
  const page = await readSingleton('projectsPage');
  const [more] = await resolveLinks(page.more ? [page.more] : []);
  return {
    ...page,
    more,
    jobCards: await readJobCards(),
    projects: await Promise.all(
      (await readOrdered('projects')).map(async (project) => {
        const figures = await labelClaims(project.results.figures);
        return {
          ...project,
          pictures: await showCardPictures(project, [800, 1600]),
          /** Label shown if the owner has not confirmed one of the figures. */
          unconfirmed: figures.find(({ unconfirmed }) => unconfirmed)?.unconfirmed,
        };
      }),
    ),
  };
}

/** Reads the page of a project type, with its pictures and the call to action at the end. */
export async function readProjectPage(project: Entry<'projects'>) {
  const { contact, closing } = await readSingleton('projectsPage');
  const secondActions = await resolveLinks(project.secondAction ? [project.secondAction] : []);
  const figures = await labelClaims(project.results.figures);
  const { phone } = await readCompany();
  const quote = { label: contact, href: inquiryRoute({ about: toPlainCharacters(project.title) }) };
  return {
    ...project,
    jobCards: await readJobCards((job) => job.project?.id === project.id),
    buttons: [quote, { label: phone.display, href: `tel:${phone.number}` }],
    ...(await showPictures(project)),
    picture: await readPagePicture(project.picture),
    results: { ...project.results, figures },
    band: {
      ...closing,
      text: project.closing,
      landscape: 'plant' as const,
      drawings: (await readSingleton('contact')).drawings,
      buttons: [
        quote,
        ...secondActions.map(({ text: label, href }) => ({ label, href })),
        ...(await readSafetyLink()),
      ],
      // The job button leads to the contact page, where the form is preset for job seekers.
      join: routes.work,
    },
  };
}
