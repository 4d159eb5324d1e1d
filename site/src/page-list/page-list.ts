import { describeArticle } from '#site/features/blog/describe-article.ts';
import { describeOpening } from '#site/features/careers/describe-opening.ts';
import { describeFacilityType } from '#site/features/facility-types/describe-facility-type.ts';
import { describeBlankForm, describeSheet } from '#site/features/forms/describe-sheet.ts';
import { describeJob } from '#site/features/projects/describe-job.ts';
import { describeProject, describeProjectAlias } from '#site/features/projects/describe-project.ts';
import { describeService } from '#site/features/services/describe-service.ts';
import { describeTool } from '#site/features/tools/describe-tool.ts';
import { readJobs, readOpenings } from '#site/read/content.ts';
import { readArticles } from '#site/read/read-articles.ts';
import { type Entry, readOrdered } from '#site/read/read-entries.ts';
import { hasBlankForm, readSheets } from '#site/read/sheets.ts';
import type { PageDescription } from '#site/seo/page-description.ts';
import { listSinglePage } from './single-pages.ts';

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
  const sheets = await readSheets();
  const pages = [
    listSinglePage('home'),
    listSinglePage('services'),
    describeEach(await readOrdered('services'), describeService),
    listSinglePage('projects'),
    describeEach(await readOrdered('projects'), describeProjectAddresses),
    describeEach(await readJobs(), describeJob),
    listSinglePage('facilityTypes'),
    describeEach(await readOrdered('facilityTypes'), describeFacilityType),
    listSinglePage('blog'),
    describeEach(await readArticles(), describeArticle),
    listSinglePage('tools'),
    describeEach(await readOrdered('tools'), describeTool),
    listSinglePage('careers'),
    describeEach(await readOpenings(), describeOpening),
    listSinglePage('serviceArea'),
    listSinglePage('contact'),
    listSinglePage('safety'),
    listSinglePage('privacyPolicy'),
    listSinglePage('thankYou'),
    listSinglePage('samples'),
    describeEach(sheets, describeSheet),
    describeEach(sheets.filter(hasBlankForm), describeBlankForm),
    listSinglePage('truckCard'),
    listSinglePage('notFound'),
    listSinglePage('offline'),
  ];
  return (await Promise.all(pages)).flat();
}

/** Describes the pages of all entries of one kind. An entry can have several pages. */
async function describeEach<Item>(
  entries: readonly Item[],
  describe: (entry: Item) => PageDescription | Promise<PageDescription | PageDescription[]>,
): Promise<PageDescription[]> {
  return (await Promise.all(entries.map(describe))).flat();
}

async function describeProjectAddresses(project: Entry<'projects'>) {
  const page = await describeProject(project);
  return project.alias ? [page, await describeProjectAlias(project, project.alias)] : [page];
}
