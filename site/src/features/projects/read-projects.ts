import { inquiryRoute, routes } from '#contract/routes.ts';
import { labelClaims, readCompany } from '#site/data/content.ts';
import { resolveLinks } from '#site/data/links.ts';
import { type Entry, readOrdered, readSingleton } from '#site/data/read-entries.ts';
import { readJobCards } from '#site/drawings/read-job-cards.ts';
import { readPagePicture } from '#site/drawings/read-page-picture.ts';
import { showCardPictures, showPictures } from '#site/pictures/photos.ts';
import { typesetContent } from '#site/typography/typeset-content.ts';

/** Reads the page that lists job records and types of projects. */
export async function readProjectsPage() {
  return typesetContent({
    ...(await readSingleton('projectsPage')),
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
  });
}

/** Reads the page of a project type, with its pictures and the call to action at the end. */
export async function readProjectPage(project: Entry<'projects'>) {
  const { contact, closing } = await readSingleton('projectsPage');
  const secondActions = await resolveLinks(project.secondAction ? [project.secondAction] : []);
  const figures = await labelClaims(project.results.figures);
  const { phone } = await readCompany();
  const quote = { label: contact, href: inquiryRoute({ about: project.title }) };
  return typesetContent({
    ...project,
    jobCards: await readJobCards((job) => job.project?.id === project.id),
    buttons: [quote, { label: phone.display, href: `tel:${phone.number}` }],
    ...(await showPictures(project)),
    picture: await readPagePicture(project.picture),
    results: { ...project.results, figures },
    band: {
      ...closing,
      text: project.closing,
      drawings: (await readSingleton('contact')).drawings,
      buttons: [quote, ...secondActions.map(({ text: label, href }) => ({ label, href }))],
      // The job button leads to the contact page, where the form is preset for job seekers.
      join: routes.work,
    },
  });
}
