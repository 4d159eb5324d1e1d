import type { Plugin } from 'vite';

/**
 * Removes the code with which sonner adds a `<style>` tag, because the content security policy blocks that tag.
 * `site/src/ui/controls/notices.tsx` loads sonner's style sheet as a file instead.
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
