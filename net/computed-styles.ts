/** Styles of one page in one view: each element's path, and which of `styles` it has. */
export interface ComputedStyles {
  properties: string[];
  styles: string[];
  elements: [path: string, style: number][];
}

/** Between the values of a style. */
export const separator = '\u0001';

/** What of a change is seen in other elements too. */
export const sizes = /^(width|height|top|right|bottom|left|(transform|perspective)-origin)$/;

/**
 * Reads the computed style of every element and of what is drawn before, after and in it: all
 * properties but the logical ones, which say the same again; those of motion with `motion`, all
 * others without. An element's path is made of tags and places, classes left out; what draws
 * nothing does not count. It runs in the page and must be whole in itself.
 */
export function readComputedStyles(motion: boolean): ComputedStyles {
  const properties = [...getComputedStyle(document.body)].filter(
    (name) =>
      motion === /^(animation|transition)-/.test(name) &&
      !/^--|(^|-)(block|inline)(-|$)|play-state|rule-|emphasis|caret|^-webkit-(text|border)/.test(
        name,
      ),
  );
  const styles = new Map<string, number>();
  const elements: [string, number][] = [];
  const visit = (element: Element, path: string) => {
    const read = (part = '') => {
      const style = getComputedStyle(element, part);
      if (/before|after/.test(part) && /^(none|normal)$/.test(style.content)) return;
      const values = properties.map((name) => style.getPropertyValue(name)).join('\u0001');
      if (!styles.has(values)) styles.set(values, styles.size);
      elements.push([path + part, styles.get(values) as number]);
    };
    read();
    read('::before');
    read('::after');
    if (element.matches('li, summary')) read('::marker');
    if (element.matches('[placeholder]')) read('::placeholder');
    const places = new Map<string, number>();
    for (const child of element.children) {
      const { localName } = child;
      if (/^(script|style|template|link|noscript|head)$/.test(localName)) continue;
      const place = (places.get(localName) ?? 0) + 1;
      places.set(localName, place);
      visit(child, `${path}/${localName}${place === 1 ? '' : place}`);
    }
  };
  // Laid out anew: after a partial layout Chromium may give an automatic margin as 0.
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.removeAttribute('style');
  visit(document.documentElement, 'html');
  return { properties, styles: [...styles.keys()], elements };
}
