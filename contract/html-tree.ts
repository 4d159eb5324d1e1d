import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parseFragment,
  serializeOuter,
} from 'parse5';

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

export function prependText(element: Element, text: string): void {
  const [first] = element.childNodes;
  if (first) defaultTreeAdapter.insertTextBefore(element, text, first);
  else setText(element, text);
}

export function renameElement(element: Element, tagName: string): void {
  element.tagName = tagName;
  element.nodeName = tagName;
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

/** Returns a copy of the first element in a `template`, without a parent. */
export function copyTemplate(template: Element): Element {
  const content = defaultTreeAdapter.getTemplateContent(
    template as DefaultTreeAdapterTypes.Template,
  );
  const element = findElement(content, () => true);
  if (!element) throw new Error('A template of the built page is empty');
  return copyElement(element);
}

/** Returns a copy of `element` and its contents, without a parent. */
export function copyElement(element: Element): Element {
  const copy = findElement(parseFragment(serializeOuter(element)), () => true);
  if (!copy) throw new Error(`A ${element.tagName} element cannot be copied`);
  defaultTreeAdapter.detachNode(copy);
  return copy;
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
