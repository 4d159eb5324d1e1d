declare module 'virtual:maintenance-programs' {
  import type { MaintenanceProgram } from '#site/tools/maintenance-program.ts';

  /** By the id of the tool that plans with it, set as the page is: site/integrations. */
  const programs: Readonly<Record<string, MaintenanceProgram>>;
  export default programs;
}
