import type { Plugin } from 'vite';

/**
 * sonner writes a style tag when its module loads, which the content security policy refuses.
 * Its call is removed here and its style sheet loaded as a file instead (`site/src/ui/controls/notices.tsx`).
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
