declare module 'virtual:maintenance-programs' {
  import type { MaintenanceProgram } from '#electrical/tools/maintenance-program.ts';
  import type { CalendarExample } from './calendar-case.ts';

  /** With the site that it opens with, and what its conditions mean. */
  interface OpenedProgram extends MaintenanceProgram {
    example: CalendarExample;
    conditionHint: string;
  }

  /** By the id of the tool that plans with it, set as the page is: site/integrations. */
  const programs: Readonly<Record<string, OpenedProgram>>;
  export default programs;
}
