/**
 * The same rules with those of one media query in one block where that changes nothing: a rule goes
 * down to the next block of its query if it passes none that could say something else of the same
 * element. A page has a hundred such rules, and each names its query.
 *
 * @param rules What stands between the braces of a layer, minified.
 * @param html The page, which says what classes meet on an element.
 */
export function groupMedia(rules: string, html: string): string {
  const meet = readMeetings(html);
  const groups: Group[] = [];
  for (const text of splitRules(rules).reverse()) {
    const query = /^@media[^{]*/.exec(text)?.[0];
    const inner = query ? text.slice(query.length + 1, -1) : text;
    const said = query ? readSayings(inner) : readSayings(text);
    const at = query ? groups.findLastIndex((group) => group.query === query) : -1;
    const passed = groups.slice(at + 1).flatMap((group) => group.said);
    if (at >= 0 && !passed.some((other) => said.some((own) => clash(own, other, meet)))) {
      groups[at]?.texts.unshift(inner);
      groups[at]?.said.push(...said);
    } else {
      groups.push({ query, texts: [inner], said });
    }
  }
  return groups
    .reverse()
    .map(({ query, texts }) => (query ? `${query}{${texts.join('')}}` : texts.join('')))
    .join('');
}

type Group = { query: string | undefined; texts: string[]; said: Saying[] };

/** What one selector says, and of what: the tag, the classes and the part of its subject. */
type Saying = {
  tag: string;
  classes: string[];
  part: string;
  /** Its specificity; undefined where that is not simple. */
  weight: string | undefined;
  families: Set<string>;
};

/** Cuts at the ends of rules, whatever is nested in them. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if ((css[at] === '}' && depth === 0) || (css[at] === ';' && depth === 0)) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}

function readSayings(css: string): Saying[] {
  return splitRules(css).flatMap((rule) => {
    const open = rule.indexOf('{');
    const [head, body] = [rule.slice(0, open), rule.slice(open + 1, -1)];
    if (head.startsWith('@')) return readSayings(body);
    const families = new Set(
      [...body.matchAll(/(?:^|;)\s*([\w-]+):/g)].flatMap(([, name = '']) => familiesOf(name)),
    );
    return splitSelectors(head).map((selector) => ({ ...readSubject(selector), families }));
  });
}

const splitSelectors = (head: string) => head.split(/,(?![^(]*\))/);

/** Of `.a>.b:hover:before` the class b, the part before, and how much the whole weighs. */
function readSubject(selector: string): Omit<Saying, 'families'> {
  const bare = selector.replaceAll(/:(?:not|has|where|is)\((?:[^()]|\([^()]*\))*\)/g, '');
  const subject = bare.split(/[\s>+~]+/).at(-1) ?? '';
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0;
  const parts = count(/:{1,2}(?:before|after|details-content|marker|backdrop|placeholder)\b/g);
  return {
    tag: /^[a-z][\w-]*/.exec(subject)?.[0] ?? '',
    classes: [...subject.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    part: /::?(before|after|details-content|marker|backdrop|placeholder)/.exec(subject)?.[1] ?? '',
    weight:
      bare === selector
        ? `${count(/#/g)} ${count(/\.[a-z]|\[|:[a-z]/g) - parts} ${count(/(?:^|[\s>+~])[a-z]/g) + parts}`
        : undefined,
  };
}

/** What a property sets, by names that it shares with those that can set the same. */
function familiesOf(property: string): string[] {
  if (property.startsWith('--')) return [property];
  const box = /^(padding|margin)(?:-(block|inline|top|bottom|left|right))?/.exec(property);
  if (box) {
    const [, name = '', side = ''] = box;
    if (!side) return [`${name}-block`, `${name}-inline`];
    return [`${name}-${/block|top|bottom/.test(side) ? 'block' : 'inline'}`];
  }
  if (/^(top|right|bottom|left|inset)/.test(property)) return ['inset'];
  if (/^(?:min-|max-)?(?:width|height|(?:block|inline)-size)$/.test(property)) {
    return [property.replace('block-size', 'height').replace('inline-size', 'width')];
  }
  if (/^(line-height|font)/.test(property)) return ['font'];
  if (/gap$/.test(property)) return ['gap'];
  if (/^place/.test(property)) return ['align', 'justify'];
  if (/^column/.test(property)) return ['column'];
  // None of these is set by a shorthand of its first word.
  if (/^(text-(?!decoration)|border-radius|letter-spacing|overflow-wrap)/.test(property)) {
    return [property];
  }
  return [property.replace(/^-\w+-/, '').split('-')[0] ?? property];
}

type Meet = (one: Saying, other: Saying) => boolean;

/** Whether any element of the page may be the subject of both. */
function readMeetings(html: string): Meet {
  const elements = [...html.matchAll(/<([a-z][\w-]*)([^<>]*)/g)].map(
    ([, tag, attributes = '']) => `${tag} ${/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? ''}`,
  );
  // What a script brings may be of any kind.
  for (const [, list = ''] of html.matchAll(/\sdata-later-classes="([^"]*)"/g)) {
    elements.push(`* ${list}`);
  }
  const kinds = [...new Set(elements)].map((element) => new Set(element.split(/\s+/)));
  const known = new Map<string, boolean>();
  return (one, other) => {
    if (one.tag && other.tag && one.tag !== other.tag) return false;
    const tag = one.tag || other.tag;
    const names = [tag, ...one.classes, ...other.classes].filter(Boolean);
    const key = names.join(' ');
    const found =
      known.get(key) ??
      kinds.some((each) =>
        names.every((name) => each.has(name) || (each.has('*') && name === tag)),
      );
    known.set(key, found);
    return found;
  };
}

/** Whether of two rules the later one could win: each says something of the same element, and weighs the same. */
function clash(one: Saying, other: Saying, meet: Meet): boolean {
  if (one.part !== other.part || one.families.isDisjointFrom(other.families)) return false;
  if (one.weight && other.weight && one.weight !== other.weight) return false;
  return meet(one, other);
}
