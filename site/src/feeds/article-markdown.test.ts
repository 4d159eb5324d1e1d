import { expect, test } from 'vitest';
import { articleRoute, routes } from '#contract/routes.ts';
import type { LinkDestination } from '#schemas/links.ts';
import type { Article } from '#site/data/read-articles.ts';
import type { ArticlePageContent } from '#site/features/blog/read-blog.ts';
import { articleMarkdown } from './article-markdown.ts';

const article = {
  id: 'pump-feeder',
  title: 'A feeder for a pump',
  description: 'How to choose it.',
  category: 'Technical Guide',
  publishDate: new Date('2025-01-06'),
  references: ['NFPA 70-2023', 'IEEE 141-1993'],
  figures: {
    drop: { caption: 'Drop over miles.', words: ['At 10 miles: 17%.', 'At 5 miles: 8%.'] },
  },
  records: {},
};

const outage = {
  wells: 1,
  barrelsPerWellPerDay: 100,
  hoursDown: 24,
  hoursOfRestart: 0,
  shareDeferred: 1,
  dollarsPerBarrel: 70,
  netRevenueInterest: 0.8,
  shareLost: 0,
  discountRate: 0.1,
  yearsUntilReturn: 1,
  repairDollars: { low: 0, high: 0 },
  restartDollars: 0,
  waitingPeople: 0,
  waitingDollarsPerHour: 0,
};

const page = {
  article,
  words: { sinceThen: 'Since then', sources: 'References' },
  downtime: { outage, plan: { hoursPerYear: 10, dollarsPerHour: 100, otherDollarsPerYear: 0 } },
  illustrative: 'Illustrative',
  findAddress(destination: LinkDestination) {
    if (destination.page) return routes[destination.page];
    return destination.article?.id === 'a-draft' ? undefined : articleRoute('other');
  },
};

/** Returns the Markdown of the sample article with this text. The other parameters override the article and the page. */
function write(source: string, articleFields: object = {}, pageFields: object = {}): string {
  const content = { ...page, ...pageFields, article: { ...article, ...articleFields } };
  return articleMarkdown(
    content as unknown as ArticlePageContent,
    source,
    new URL('https://example.com'),
  );
}

/** Returns the Markdown of this text only, without the title above and the references below. */
function writeText(
  source: string,
  records: Partial<Article['records']> = {},
  pageFields: object = {},
): string {
  const markdown = write(source, { records }, pageFields);
  const start = markdown.indexOf('/blog/pump-feeder\n') + '/blog/pump-feeder\n'.length;
  return markdown.slice(start, markdown.indexOf('## References')).trim();
}

test('starts with title, description and origin, and ends with later changes and references', () => {
  const reviewed = { date: new Date('2026-11-24'), changes: [{ text: 'A rule was adopted.' }] };
  expect(write('First.\n\n## Loads\n\nSecond.', { reviewed })).toBe(`# A feeder for a pump

> How to choose it.

Technical Guide, 2025-01-06, reviewed 2026-11-24, https://example.com/blog/pump-feeder

First.

## Loads

Second.

## Since then

- A rule was adopted.

## References

- NFPA 70-2023
- IEEE 141-1993
`);
});

test('omits the list of changes for articles without a review or without changes', () => {
  expect(write('First.')).not.toContain('Since then');
  const reviewed = { date: new Date('2026-11-24'), changes: [] };
  expect(write('First.', { reviewed })).not.toContain('Since then');
});

test('writes links with absolute URLs, and links to drafts as plain text', () => {
  expect(writeText('Ask <To page="contact">*us*</To>.')).toBe(
    'Ask [*us*](https://example.com/contact).',
  );
  expect(writeText('See <To article="pump">it</To> and <To article="a-draft">this</To>.')).toBe(
    'See [it](https://example.com/blog/other) and this.',
  );
});

test('writes safety notes and worked examples as block quotes, including lists, tables and links', () => {
  const source = `<Safety>

Call <To page="contact">us</To>.

- first
- second

</Safety>

<Worked title="500 hp">

| Load | Drop |
| --- | --- |
| 5 MW | 17% |

</Worked>`;
  expect(writeText(source)).toBe(`> **Safety**
>
> Call [us](https://example.com/contact).
>
> - first
> - second

> **Worked example: 500 hp**
>
> | Load | Drop |
> | - | - |
> | 5 MW | 17% |`);
});

test('writes a figure as its caption and description', () => {
  expect(writeText('<Figure name="drop" />')).toBe(
    '**Figure:** Drop over miles.\n\n- At 10 miles: 17%.\n- At 5 miles: 8%.',
  );
});

test('omits the print-form button', () => {
  expect(writeText('Before.\n\n<PrintForm />\n\nAfter.')).toBe('Before.\n\nAfter.');
});

test('labels unconfirmed figures as illustrative', () => {
  const source = 'We save 40% <Unconfirmed />.';
  expect(writeText(source)).toBe('We save 40% (illustrative).');
  expect(writeText(source, {}, { illustrative: undefined })).not.toContain('illustrative');
});

test('writes the outage of the downtime tool as one line of arithmetic per cost', () => {
  expect(writeText('<OutageAvoided />')).toContain(
    '- Deferred, gross: 1 × 100 bbl/day × 24 h ÷ 24 × 1 × $70 = $7,000\n',
  );
});

test('throws on an unknown tag', () => {
  expect(() => write('<Chart />')).toThrow('There is no component <Chart>; run npm run check.');
});

test('escapes characters that have a special meaning in Markdown', () => {
  const rows = { list: [{ name: 'Tag *TR_1*', text: 'a | b [c]' }] };
  const markdown = writeText('<Rows name="list" />', { rows } as Partial<Article['records']>);
  expect(markdown).toBe('### Tag \\*TR_1\\*\n\na | b \\[c]');
});

test('numbers rows marked as numbered, and continues the numbers when rows are split', () => {
  const rows = {
    steps: [
      { name: 'Isolate', text: 'Open the switch.', items: ['at the pole', 'at the pad'] },
      { name: 'Test', text: 'Prove it dead.', impact: 'Nobody is hurt.' },
      { name: 'Ground', parts: { Tool: 'a stick', Steps: ['first', 'second'] } },
    ],
  };
  const source =
    '<Rows name="steps" to={2} numbered />\n\nThen:\n\n<Rows name="steps" from="3" numbered />';
  expect(writeText(source, { rows } as Partial<Article['records']>)).toBe(`### 1. Isolate

Open the switch.

- at the pole
- at the pad

### 2. Test

Prove it dead.

Nobody is hurt.

Then:

### 3. Ground

**Tool:** a stick

**Steps:**

- first
- second`);
});

const records = {
  checklistGroups: [
    {
      category: 'Motors',
      tasks: [
        { task: 'Read the log', state: 'doors closed', limit: 'any trip' },
        { task: 'Measure cover', requirement: '30 in' },
        { task: 'Listen' },
      ],
    },
  ],
  downtimeScenarios: [
    {
      scenario: 'Feeder fault',
      downtime: '12 hours',
      productionLoss: {
        wells: 4,
        barrelsPerDay: 250,
        hours: 12,
        share: 0.5,
        price: 70,
        amount: 17_500,
      },
      repairCost: '$8,000',
      prevention: 'Testing.',
    },
  ],
  emergencyCaseStudy: {
    title: 'Main breaker',
    situation: 'It tripped.',
    response: ['Isolated', 'Tested'],
    impact: 'Back by noon.',
    clientFeedback: { quote: 'Good.', source: 'Superintendent, Andrews County' },
  },
  maintenanceIntervals: [
    {
      interval: 'Weekly',
      tasks: ['Exercise the generator'],
      timeRequired: '2-4 hours',
      criticalLevel: 'Critical',
    },
  ],
  metrics: [{ metric: 'Response', value: '45-minute', description: 'From call to arrival.' }],
  projectPhases: [
    {
      phase: 'Civil',
      duration: { from: 6, to: 10 },
      activities: ['Pour piers'],
      keyMilestones: ['Piers cured'],
    },
  ],
  qualificationCategories: [
    {
      category: 'License',
      priority: 'High',
      items: ['Number looked up'],
      questions: ['Who is the master?'],
    },
  ],
  roiItems: [
    {
      investment: 'Capacitors',
      typicalCost: 48_000,
      annualSavings: { formula: '400 kVA × $48', amount: 19_200 },
      payback: 2.5,
      benefits: ['Cooler feeders', 'Spare capacity'],
    },
  ],
  substationSpecification: {
    voltage: '138 kV',
    capacity: '50 MVA',
    protection: ['87T', '51'],
    control: ['RTU'],
    structures: ['Steel'],
  },
  trends: [
    {
      trend: 'Pumps',
      icon: 'pump',
      description: 'More of them.',
      currentState: 'Some.',
      futureOutlook: 'Many.',
      keyDrivers: ['Depth'],
      technicalRequirements: ['Drives'],
      estimatedImpact: '5 GW.',
    },
  ],
  voltageCategories: [
    {
      category: 'Low',
      icon: 'low-voltage',
      applications: ['Lighting'],
      advantages: ['In stock'],
      considerations: ['Short feeders'],
      costRange: '$1,000',
    },
  ],
  warningSignCategories: [
    {
      category: 'Quality',
      urgency: 'High',
      signs: [
        {
          symptom: 'Dips',
          description: 'A weak source.',
          implications: 'Trips.',
          timeframe: 'Within a week',
        },
      ],
    },
  ],
} as unknown as Article['records'];

test.each([
  {
    tag: 'ChecklistGroups',
    markdown: `### Motors

- Read the log (doors closed; call: any trip)
- Measure cover (requirement: 30 in)
- Listen`,
  },
  {
    tag: 'DowntimeScenarios',
    markdown: `### Feeder fault, 12 hours

4 wells × 250 bbl/d × 12 h ÷ 24 × 0.5 × $70 = $17,500

**Repair:** $8,000

**Prevention:** Testing.`,
  },
  {
    tag: 'EmergencyCaseStudy',
    markdown: `### Main breaker (illustrative)

It tripped.

1. Isolated
2. Tested

Back by noon.`,
  },
  {
    tag: 'MaintenanceIntervals',
    markdown: '### Weekly, 2-4 hours, Critical\n\n- Exercise the generator',
  },
  { tag: 'Metrics', markdown: '**Response:** 45-minute (illustrative). From call to arrival.' },
  {
    tag: 'ProjectPhases',
    markdown:
      '### Civil, 6-10 weeks\n\n**Work:**\n\n- Pour piers\n\n**Milestones:**\n\n- Piers cured',
  },
  {
    tag: 'QualificationCategories',
    markdown:
      '### License, High\n\n- Number looked up\n\n**Questions to ask:**\n\n- Who is the master?',
  },
  {
    tag: 'RoiItems',
    markdown: `| Investment | Cost | Annual savings | Payback | Also |
| - | - | - | - | - |
| Capacitors | $48,000 | 400 kVA × $48 = $19,200 | 2.5 years | Cooler feeders; Spare capacity |`,
  },
  {
    tag: 'SubstationSpecification',
    markdown: `**Voltage:** 138 kV

**Capacity:** 50 MVA

**Protection:**

- 87T
- 51

**Control:**

- RTU

**Structures:**

- Steel`,
  },
  {
    tag: 'Trends',
    markdown: `### Pumps

More of them.

**Today:** Some.

**Outlook:** Many.

**Drivers:**

- Depth

**Requirements:**

- Drives

5 GW.`,
  },
  {
    tag: 'VoltageCategories',
    markdown: `### Low

**Applications:**

- Lighting

**Advantages:**

- In stock

**Limits:**

- Short feeders

**Typical cost:** $1,000`,
  },
  {
    tag: 'WarningSignCategories',
    markdown: `### Quality, High

| Sign | What it means | What can follow | When to act |
| - | - | - | - |
| Dips | A weak source. | Trips. | Within a week |`,
  },
])('writes all fields of <$tag />', ({ tag, markdown }) => {
  expect(writeText(`<${tag} />`, records)).toBe(markdown);
});

test('quotes client feedback if the owner has confirmed the claims', () => {
  const confirmed = writeText('<EmergencyCaseStudy />', records, { illustrative: undefined });
  expect(confirmed).toMatch(/^### Main breaker\n/);
  expect(confirmed).toContain('> Good.\n>\n> Superintendent, Andrews County');
});
