import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Yields all descendant elements of `parent` in document order, excluding the contents of templates. */
export function* eachElement(parent: ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* eachElement(child);
  }
}

export function findElement(
  parent: ParentNode,
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const element of eachElement(parent)) if (matches(element)) return element;
  return undefined;
}

export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const attribute = element.attrs.find((candidate) => candidate.name === name);
  if (attribute) attribute.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** Returns the text that is directly inside `element`, without the text of child elements. */
export function getText(element: Element): string {
  return element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  if (text !== '') defaultTreeAdapter.insertText(element, text);
}

export function appendElement(
  parent: Element,
  tagName: string,
  attributes: Record<string, string> = {},
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, parent.namespaceURI, attrs);
  defaultTreeAdapter.appendChild(parent, element);
  return element;
}

/** Replaces `element` with its children. */
export function replaceByChildren(element: Element): void {
  const parent = element.parentNode;
  if (!parent) return;
  for (const child of [...element.childNodes]) {
    defaultTreeAdapter.detachNode(child);
    defaultTreeAdapter.insertBefore(parent, child, element);
  }
  defaultTreeAdapter.detachNode(element);
}
