import type { Plugin } from 'vite';

/**
 * sonner adds a style tag when its module loads, which the content security policy refuses. Its call
 * is removed; `site/src/ui/controls/notices.tsx` loads its style sheet as a file.
 */
export function sonnerWithoutStyleTag(): Plugin {
  return {
    name: 'sonner-without-style-tag',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return null;
      const call = /__insertCSS\((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)\);?/;
      if (!call.test(code)) {
        throw new Error(
          'sonner no longer calls __insertCSS as expected; adapt site/integrations/sonner-without-style-tag.ts',
        );
      }
      return { code: code.replace(call, ''), map: null };
    },
  };
}
