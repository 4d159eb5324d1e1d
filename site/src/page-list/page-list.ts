import { readAbsentPages, readJobs, readOpenings, readSafety } from '#site/data/content.ts';
import { readArticles } from '#site/data/read-articles.ts';
import { type Entry, readOrdered } from '#site/data/read-entries.ts';
import { readSheets } from '#site/data/sheets.ts';
import { describeArticle, describeBlogPage } from '#site/features/blog/describe-blog.ts';
import { describeCareersPage, describeOpening } from '#site/features/careers/describe-careers.ts';
import { describeContact, describeThankYou } from '#site/features/contact/describe-contact.ts';
import {
  describeFacilityType,
  describeFacilityTypesPage,
} from '#site/features/facility-types/describe-facility-types.ts';
import { describeHome } from '#site/features/home/describe-home.ts';
import { describeNotFound } from '#site/features/not-found/describe-not-found.ts';
import { describeOffline } from '#site/features/offline/describe-offline.ts';
import { describePrivacyPolicy } from '#site/features/privacy-policy/describe-privacy-policy.ts';
import { describeJob } from '#site/features/projects/describe-jobs.ts';
import {
  describeProject,
  describeProjectAlias,
  describeProjectsPage,
} from '#site/features/projects/describe-projects.ts';
import { describeSafetyPage } from '#site/features/safety/describe-safety.ts';
import { describeServiceArea } from '#site/features/service-area/describe-service-area.ts';
import {
  describeService,
  describeServicesPage,
} from '#site/features/services/describe-services.ts';
import { describeSamples } from '#site/features/services/sheets/describe-sheet.ts';
import { describeTool, describeToolsPage } from '#site/features/tools/describe-tools.ts';
import type { PageDescription } from '#site/seo/page-description.ts';

let pageList: Promise<readonly PageDescription[]> | undefined;

/**
 * Returns descriptions of all pages, home first, for the sitemap, social cards, llms.txt and the offline page. The head of
 * each page uses the same description.
 */
export function readPageList(): Promise<readonly PageDescription[]> {
  // Do not cache during development, because content changes between requests.
  if (import.meta.env.DEV) return describeAllPages();
  pageList ??= describeAllPages();
  return pageList;
}

async function describeAllPages(): Promise<readonly PageDescription[]> {
  const services = await readOrdered('services');
  const projects = await readOrdered('projects');
  const facilityTypes = await readOrdered('facilityTypes');
  const articles = await readArticles();
  const tools = await readOrdered('tools');
  const openings = await readOpenings();
  const sheets = await readSheets();
  const absent = await readAbsentPages();
  return [
    await describeHome(),
    await describeServicesPage(),
    ...(await Promise.all(services.map(describeService))),
    ...(absent.includes('projects') ? [] : [await describeProjectsPage()]),
    ...(await Promise.all(projects.map(describeProjectAddresses))).flat(),
    ...(await Promise.all((await readJobs()).map(describeJob))),
    ...(absent.includes('facilityTypes') ? [] : [await describeFacilityTypesPage()]),
    ...(await Promise.all(facilityTypes.map(describeFacilityType))),
    ...(absent.includes('blog') ? [] : [await describeBlogPage()]),
    ...articles.map(describeArticle),
    ...(absent.includes('tools') ? [] : [await describeToolsPage()]),
    ...(await Promise.all(tools.map(describeTool))),
    ...(absent.includes('careers') ? [] : [await describeCareersPage()]),
    ...(await Promise.all(openings.map(describeOpening))),
    await describeServiceArea(),
    await describeContact(),
    ...((await readSafety()) ? [await describeSafetyPage()] : []),
    await describePrivacyPolicy(),
    await describeThankYou(),
    ...(await describeSamples(sheets)),
    await describeNotFound(),
    await describeOffline(),
  ];
}

async function describeProjectAddresses(project: Entry<'projects'>) {
  const page = await describeProject(project);
  return project.alias ? [page, await describeProjectAlias(project, project.alias)] : [page];
}
