import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { maintenanceProgramSchema } from '../src/schemas/maintenance-program.ts';
import { typesetStrings } from '../src/typography/typeset.ts';

const toolFolder = fileURLToPath(new URL('../../content/tools', import.meta.url));

const moduleName = 'virtual:maintenance-programs';

/**
 * Makes the programs that tools plan maintenance with, by the tool's id, a module for their island.
 * Handed over as its properties they would stand in the page a second time, half of them unread.
 */
export function maintenancePrograms(): Plugin {
  return {
    name: 'maintenance-programs',
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : null;
    },
    async load(id) {
      if (id !== `\0${moduleName}`) return null;
      const programs: Record<string, unknown> = {};
      for await (const file of glob('*.yaml', { cwd: toolFolder })) {
        const path = join(toolFolder, file);
        this.addWatchFile(path);
        const { maintenance } = parse(await readFile(path, 'utf8'));
        if (!maintenance) continue;
        // What is wrong in it the content check says, in the words of its schema.
        const program = maintenanceProgramSchema.parse(maintenance);
        const { equipment, conditionHint, example } = program;
        // The example is what a visitor could have typed.
        const set = typesetStrings({ equipment, conditionHint });
        programs[basename(file, '.yaml')] = { ...set, example };
      }
      return `export default ${JSON.stringify(programs)}`;
    },
  };
}
