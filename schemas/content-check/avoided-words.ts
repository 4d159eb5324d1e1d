import { type ContentDocument, frontMatterOf } from '../content-document.ts';
import { type ContentProblem, problemAt, problemIn } from '../content-problem.ts';

/** Words that sound foreign or odd in American trade English, and the words to use instead. */
interface AvoidedWords {
  /** Regular expression for whole words, matched in upper and lower case. A space matches any white space. */
  words: string;
  /** The replacement to suggest. */
  better: string;
  /** Correct terms that contain an avoided word. */
  except?: readonly string[];
}

/** Words to avoid in content, pages, drawings, emails and command output. */
export const avoidedWords: readonly AvoidedWords[] = [
  { words: 'mend(s|ed|ing)?', better: 'repair or fix' },
  { words: 'makers?', better: 'manufacturer', except: ['decision makers?', 'decision-makers?'] },
  { words: 'telephon(e|es|ed|ing)', better: 'phone' },
  { words: 'call-outs?', better: 'service call' },
  { words: 'ring (us|them|911|the (utility|office|operator))', better: 'call' },
  { words: 'licences?|licenced', better: 'license' },
  { words: 'enquir(y|ies|e|ed)', better: 'inquiry or message' },
  {
    words: 'earth(s|ed|ing)?',
    better: 'ground or soil',
    except: ['earth resistivity', 'earth surface potentials?', 'remote earth', 'rare earths?'],
  },
  {
    words: '(tested|proved|proven) dead|dead',
    better: 'de-energized, or verified de-energized',
    except: [
      'dead-front',
      'dead-break',
      'dead[- ]tank',
      'dead[- ]ends?',
      'dead-ended',
      'dead[- ]band',
      'dead[- ]time',
      'dead[- ]bus',
      'dead[- ]line',
      'live-dead-live',
    ],
  },
  { words: 'papers', better: 'documents', except: ['white papers'] },
  { words: 'troubles', better: 'problems' },
  { words: 'sums', better: 'calculations, amounts or totals', except: ['sums to'] },
  { words: '(a|the) cure|cures? (for|the)', better: 'fix' },
  { words: 'in the store', better: 'in the storeroom' },
  { words: 'ways? round|all round', better: 'around' },
  { words: 'agree[sd]? (the|a|an)', better: 'agree on' },
  { words: '(standby|diesel|emergency) sets?', better: 'generator' },
  { words: 'fitted', better: 'installed', except: ['fitted (line|curve)', '(line|curve) fitted'] },
  { words: '(on|by) the plate|the plate says|plate rating', better: 'nameplate' },
  { words: 'after (IEEE|ANSI|NEC|NESC|NFPA|API|IEC)', better: 'per' },
  { words: 'in which order', better: 'the order in which' },
  { words: 'by the schedule', better: 'per the schedule' },
  { words: '(go|goes|went) in to the drawing', better: 'are installed per the drawing' },
  {
    words: 'wants',
    better: 'requires or needs',
    except: [
      '(owner|client|operator|utility|bidder|customer|buyer|crew|who|whoever|nobody|no one) wants',
    ],
  },
  {
    words:
      '(NEC|NESC|OSHA|EPA|NFPA|code|standard|rule|law|drawing|study|\\d[\\w()]*(\\.[\\w()]+)*) asks|(codes|standards|rules|laws) ask',
    better: 'requires',
  },
  { words: 'speaks? (for|to)', better: 'applies to' },
  {
    words:
      '(cords?|bonds?|jumpers?|jackets?|insulation|seals?|covers?|shields?) (is |are |still )?whole|whole ones',
    better: 'intact',
  },
  {
    words: 'stands (at|in|on|outside|inside|under|between|near|beside|delta|where|there|here)',
    better: 'is, sits, or is connected',
    except: ['(nobody|no one|who|person|worker|helper|spotter) stands \\w+'],
  },
  { words: 'whilst|amongst', better: 'while, among' },
  { words: '(to|after|up|down|for|back)wards', better: 'the word without its s' },
  { words: 'mains', better: 'utility supply', except: ['(gas|water) mains'] },
  { words: 'mobile phones?', better: 'cell phone' },
  { words: 'spanners?', better: 'wrench' },
  { words: 'lorr(y|ies)', better: 'truck' },
  { words: 'petrol', better: 'gasoline' },
  { words: 'fortnights?', better: 'two weeks' },
  { words: 'grey', better: 'gray' },
  { words: 'aluminium', better: 'aluminum' },
  {
    words: '(colo|labo|behavio|favo|neighbo|vapo|harbo|armo)ur(s|ed|ing)?',
    better: 'the -or spelling',
  },
  { words: '(cent|met|fib|lit|kilomet|millimet)re(s|d)?', better: 'the -er spelling' },
  {
    words:
      '(organ|recogn|minim|maxim|optim|(de-?)?energ|special|util|real|summar|standard|author|pressur|synchron)is(e|es|ed|er|ing|ation)',
    better: 'the -ize spelling',
  },
  { words: '(analy|cataly)se[sd]?', better: 'the -yze spelling' },
  {
    words: '(label|travel|cancel|model|signal|dial|fuel|level|total|channel)l(ed|ing|er)',
    better: 'one l',
  },
  { words: 'programmes?', better: 'program' },
  { words: 'judgement|learnt|burnt out', better: 'judgment, learned, burned out' },
];

/** The avoided words as regular expressions. */
const rules = avoidedWords.map(({ words, better, except }) => ({
  pattern: compile([words]),
  exceptions: except && compile(except),
  better,
}));

/** Matches texts with an avoided word. Most texts have none, so one search replaces the search for each word. */
const anyWord = compile(avoidedWords.map(({ words }) => words));

interface AvoidedWord {
  /** The word as spelled in the text. */
  word: string;
  better: string;
  /** Position of the first character in the text. */
  index: number;
}

/** Finds the avoided words in `text`, sorted by position. */
export function findAvoidedWords(text: string): AvoidedWord[] {
  if (text.search(anyWord) < 0) return [];
  const found = rules.flatMap(({ pattern, exceptions, better }) => {
    // Blank out the exceptions with the same number of characters, so that positions stay the same.
    const searched = exceptions
      ? text.replaceAll(exceptions, (term) => '\0'.repeat(term.length))
      : text;
    return [...searched.matchAll(pattern)].map(({ 0: word, index }) => ({ word, better, index }));
  });
  return found.sort((a, b) => a.index - b.index);
}

/** Finds avoided words in the fields of a content file and in the text below the front matter. */
export function findAvoidedInDocument(document: ContentDocument): ContentProblem[] {
  const { path: file, text, strings } = document;
  const inFields = strings.flatMap(({ path, value }) =>
    findAvoidedWords(value).map((word) => problemAt(document, path, describeAvoidedWord(word))),
  );
  if (!file.endsWith('.mdx')) return inFields;
  const start = frontMatterOf(text).length;
  const inText = findAvoidedWords(text.slice(start)).map((word) => {
    const { length: line } = text.slice(0, start + word.index).split('\n');
    return problemIn(file, line, describeAvoidedWord(word));
  });
  return [...inFields, ...inText];
}

export function describeAvoidedWord({ word, better }: AvoidedWord): string {
  return `avoid "${word}"; write ${better}`;
}

/** Compiles a regular expression that matches any of the patterns as whole words. */
function compile(patterns: readonly string[]): RegExp {
  const any = patterns.join('|').replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'giu');
}
