import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCollection } from '#schemas/read-content.ts';
import { typesetStrings } from '../src/typography/typeset.ts';

const toolFolder = fileURLToPath(new URL('../../content/tools', import.meta.url));

const moduleName = 'virtual:maintenance-programs';

/**
 * Makes the maintenance programs, by their tool's id, a module for their island. As its properties
 * they would be in the page a second time.
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
      for (const { id: tool, maintenance } of await readCollection('tools')) {
        this.addWatchFile(join(toolFolder, `${tool}.yaml`));
        if (!maintenance) continue;
        const { equipment, conditionHint, example } = maintenance;
        // The example is what a visitor could have typed.
        const set = typesetStrings({ equipment, conditionHint });
        programs[tool] = { ...set, example };
      }
      return `export default ${JSON.stringify(programs)}`;
    },
  };
}
