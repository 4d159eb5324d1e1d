import type { Pages } from '../../pages.ts';
import type { StaticFiles } from './read-files.ts';

/** The pages among the built files. */
export function createBuiltPages(files: StaticFiles): Pages {
  const texts = new Map<string, string>();
  return {
    async find(path) {
      const file = files.get(path);
      if (!file?.contentType.startsWith('text/html')) return undefined;
      const text = texts.get(path) ?? Buffer.from(file.plain.body).toString('utf8');
      texts.set(path, text);
      return text;
    },
  };
}
