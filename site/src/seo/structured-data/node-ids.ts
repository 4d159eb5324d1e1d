import { wholeAddress } from '../page-address.ts';

/*
 * The names by which nodes refer to each other. They stay as they are from build to build, so that
 * what one page says of the company adds to what another page says.
 */

/** The company, on every page. */
export const companyId = (site: URL) => wholeAddress('/#company', site);

/** The site as a whole. */
export const websiteId = (site: URL) => wholeAddress('/#website', site);

/** The page at `path`. */
export const pageId = (path: string, site: URL) => wholeAddress(`${path}#page`, site);

/** The way to the page at `path`. */
export const breadcrumbId = (path: string, site: URL) => wholeAddress(`${path}#breadcrumb`, site);

/** The service that the page at `path` describes. */
export const serviceId = (path: string, site: URL) => wholeAddress(`${path}#service`, site);

/** The tool on the page at `path`. */
export const applicationId = (path: string, site: URL) => wholeAddress(`${path}#tool`, site);

/** The questions on the page at `path`. */
export const faqsId = (path: string, site: URL) => wholeAddress(`${path}#questions`, site);

/** The article on the page at `path`. */
export const articleId = (path: string, site: URL) => wholeAddress(`${path}#article`, site);
