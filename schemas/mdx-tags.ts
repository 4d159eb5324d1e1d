import type { MdastNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';

/** A component placed in an MDX text, such as `<Rows name="red-flags" from={2} />`. */
export type MdxTag = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of a tag by name: a value in braces as its source, one without a value as `''`. */
export type TagAttributes = Readonly<Record<string, string>>;

export function isMdxTag(node: MdastNode): node is MdxTag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function attributesOf({ attributes }: MdxTag): TagAttributes {
  const values: Record<string, string> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    values[name] = (typeof value === 'object' ? value?.value : value) ?? '';
  }
  return values;
}
