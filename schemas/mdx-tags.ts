import type { MdastNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';

/** A component used in MDX text, such as `<Rows name="red-flags" from={2} />`. */
export type MdxTag = MdxJsxFlowElement | MdxJsxTextElement;

/** Attribute values by name. A value in braces is its source code, and a missing value is `''`. */
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
