import { routes, samplesRoute } from '#contract/routes.ts';
import type { BreadcrumbPage } from '#ui/blocks/breadcrumb.tsx';

const home: BreadcrumbPage = { name: 'Home', href: routes.home };
const services: BreadcrumbPage = { name: 'Services', href: routes.services };
const projects: BreadcrumbPage = { name: 'Projects', href: routes.projects };
const facilityTypes: BreadcrumbPage = { name: 'Facility types', href: routes.facilityTypes };
const tools: BreadcrumbPage = { name: 'Tools', href: routes.tools };
const careers: BreadcrumbPage = { name: 'Careers', href: routes.careers };
const blog: BreadcrumbPage = { name: 'Blog', href: routes.blog };

/** The way to each page, as the page shows it and as search engines are told. */
export const breadcrumbs = {
  services: [home, { name: services.name }],
  service: (title: string): BreadcrumbPage[] => [home, services, { name: title }],
  /** Page that lists all sample sheets. The heading comes from the owner's content. */
  samples: (heading: string): BreadcrumbPage[] => [home, services, { name: heading }],
  /** Page of a sample sheet or of its blank form. */
  sample: (heading: string, title: string): BreadcrumbPage[] => [
    home,
    services,
    { name: heading, href: samplesRoute },
    { name: title },
  ],
  projects: [home, { name: projects.name }],
  project: (title: string): BreadcrumbPage[] => [home, projects, { name: title }],
  /** Page of a job record. */
  job: (title: string): BreadcrumbPage[] => [home, projects, { name: title }],
  facilityTypes: [home, { name: facilityTypes.name }],
  facilityType: (title: string): BreadcrumbPage[] => [home, facilityTypes, { name: title }],
  tools: [home, { name: tools.name }],
  tool: (title: string): BreadcrumbPage[] => [home, tools, { name: title }],
  blog: [home, { name: blog.name }],
  /** The article's own title is right below it. */
  article: [home, blog],
  serviceArea: [home, { name: 'Service area' }],
  careers: [home, { name: careers.name }],
  opening: (title: string): BreadcrumbPage[] => [home, careers, { name: title }],
  safety: [home, { name: 'Safety' }],
  contact: [home, { name: 'Contact' }],
  privacyPolicy: [home, { name: 'Privacy policy' }],
} as const;
