import { routes } from '#contract/routes.ts';
import type { BreadcrumbPage } from '#ui/sections/breadcrumb.tsx';

const home: BreadcrumbPage = { name: 'Home', href: routes.home };
const services: BreadcrumbPage = { name: 'Services', href: routes.services };
const projects: BreadcrumbPage = { name: 'Projects', href: routes.projects };
const facilityTypes: BreadcrumbPage = { name: 'Facility types', href: routes.facilityTypes };
const tools: BreadcrumbPage = { name: 'Tools', href: routes.tools };
const careers: BreadcrumbPage = { name: 'Careers', href: routes.careers };
const blog: BreadcrumbPage = { name: 'Blog', href: routes.blog };

/** Breadcrumbs of each page, shown on the page and used in its structured data. */
export const breadcrumbs = {
  services: [home, { name: services.name }],
  service: (title: string): BreadcrumbPage[] => [home, services, { name: title }],
  /** Breadcrumbs of the page that lists all sample sheets. The heading comes from the owner's content. */
  samples: (heading: string): BreadcrumbPage[] => [home, services, { name: heading }],
  /** Breadcrumbs of a sample sheet or its field form. */
  sample: (heading: string, title: string): BreadcrumbPage[] => [
    home,
    services,
    { name: heading, href: routes.fieldForms },
    { name: title },
  ],
  projects: [home, { name: projects.name }],
  project: (title: string): BreadcrumbPage[] => [home, projects, { name: title }],
  job: (title: string): BreadcrumbPage[] => [home, projects, { name: title }],
  facilityTypes: [home, { name: facilityTypes.name }],
  facilityType: (title: string): BreadcrumbPage[] => [home, facilityTypes, { name: title }],
  tools: [home, { name: tools.name }],
  tool: (title: string): BreadcrumbPage[] => [home, tools, { name: title }],
  blog: [home, { name: blog.name }],
  /** Articles omit the current page, because the article's title is right below the breadcrumbs. */
  article: [home, blog],
  serviceArea: [home, { name: 'Service area' }],
  careers: [home, { name: careers.name }],
  opening: (title: string): BreadcrumbPage[] => [home, careers, { name: title }],
  safety: [home, { name: 'Safety' }],
  contact: [home, { name: 'Contact' }],
  privacyPolicy: [home, { name: 'Privacy policy' }],
} as const;
