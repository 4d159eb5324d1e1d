import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import { typeset, typesetHeading } from '#schemas/prose/typeset.ts';

/** Plugin for Astro's Markdown processor. Typesets the text of a document, except code. */
export const typesetMarkdown = defineHastPlugin({
  name: 'typeset',
  before: (root, context) => typesetChildren(root, context, typeset),
});

function typesetChildren(
  parent: HastNode,
  context: HastVisitorContext,
  typesetText: (text: string) => string,
): void {
  if (!('children' in parent)) return;
  for (const child of parent.children) {
    if (child.type === 'text') {
      context.replaceNode(child, { type: 'text', value: typesetText(child.value) });
      continue;
    }
    const tagName = child.type === 'element' ? child.tagName : '';
    if (tagName === 'code') continue;
    typesetChildren(child, context, /^h[1-6]$/.test(tagName) ? typesetHeading : typesetText);
  }
}
