import type { RootContent } from 'mdast';
import { formatDollars } from '#electrical/tools/describe-outage.ts';
import type { RecordName, RowRecord } from '#schemas/article-records.ts';
import type { TagAttributes } from '#schemas/mdx-tags.ts';
import type { Article } from '#site/data/read-articles.ts';
import { writeLossFormula } from '#site/features/blog/records/loss-formula.ts';
import { bulletList, heading, numberedList, paragraph, strong, table } from './markdown-nodes.ts';

/** Returns the Markdown nodes that replace a tag without content. */
export type TagMarkdown = (attributes: TagAttributes) => RootContent[];

/**
 * Markdown for every tag that shows records of the article. `illustrative` is the label of case studies and figures that
 * the owner has not confirmed.
 */
export function recordMarkdown(
  records: Article['records'],
  illustrative: string | undefined,
): Record<Capitalize<RecordName>, TagMarkdown> {
  return {
    ChecklistGroups: writeEach(records.checklistGroups, ({ category, tasks }) => [
      recordTitle(category),
      bulletList(tasks.map(writeTask)),
    ]),

    DowntimeScenarios: writeEach(
      records.downtimeScenarios,
      ({ scenario, downtime, productionLoss, repairCost, prevention }) => [
        recordTitle(`${scenario}, ${downtime}`),
        paragraph(`${writeLossFormula(productionLoss)} ${formatDollars(productionLoss.amount)}`),
        ...namedParts({ Repair: repairCost, Prevention: prevention }),
      ],
    ),

    EmergencyCaseStudy: writeOne(records.emergencyCaseStudy, (study) => [
      recordTitle(withLabel(study.title, illustrative)),
      paragraph(study.situation),
      numberedList(study.response),
      paragraph(study.impact),
      // Quote the client only in confirmed cases, so that a sample quote cannot pass for a real client's words.
      ...(illustrative ? [] : feedbackQuote(study.clientFeedback)),
    ]),

    MaintenanceIntervals: writeEach(
      records.maintenanceIntervals,
      ({ interval, timeRequired, criticalLevel, tasks }) => [
        recordTitle(`${interval}, ${timeRequired}, ${criticalLevel}`),
        bulletList(tasks),
      ],
    ),

    Metrics: writeEach(records.metrics, ({ metric, value, description }) =>
      namedParts({ [metric]: `${withLabel(value, illustrative)}. ${description}` }),
    ),

    ProjectPhases: writeEach(
      records.projectPhases,
      ({ phase, duration, activities, keyMilestones }) => [
        recordTitle(`${phase}, ${duration.from}-${duration.to} weeks`),
        ...namedParts({ Work: activities, Milestones: keyMilestones }),
      ],
    ),

    QualificationCategories: writeEach(
      records.qualificationCategories,
      ({ category, priority, items, questions }) => [
        recordTitle(`${category}, ${priority}`),
        bulletList(items),
        ...namedParts({ 'Questions to ask': questions }),
      ],
    ),

    RoiItems: writeAll(records.roiItems, (items) => [
      table(
        ['Investment', 'Cost', 'Annual savings', 'Payback', 'Also'],
        items.map(({ investment, typicalCost, annualSavings, payback, benefits }) => [
          investment,
          formatDollars(typicalCost),
          `${annualSavings.formula} = ${formatDollars(annualSavings.amount)}`,
          `${payback} years`,
          benefits.join('; '),
        ]),
      ),
    ]),

    Rows: (attributes) => {
      const rows = records.rows?.[attributes.name ?? ''] ?? [];
      const start = Number(attributes.from ?? 1);
      return selectRange(rows, attributes).flatMap((row, index) =>
        writeRow(row, attributes.numbered === undefined ? undefined : start + index),
      );
    },

    SubstationSpecification: writeOne(records.substationSpecification, (record) =>
      namedParts({
        Voltage: record.voltage,
        Capacity: record.capacity,
        Protection: record.protection,
        Control: record.control,
        Structures: record.structures,
      }),
    ),

    Trends: writeEach(records.trends, (record) => [
      recordTitle(record.trend),
      paragraph(record.description),
      ...namedParts({
        Today: record.currentState,
        Outlook: record.futureOutlook,
        Drivers: record.keyDrivers,
        Requirements: record.technicalRequirements,
      }),
      paragraph(record.estimatedImpact),
    ]),

    VoltageCategories: writeEach(records.voltageCategories, (record) => [
      recordTitle(record.category),
      ...namedParts({
        Applications: record.applications,
        Advantages: record.advantages,
        Limits: record.considerations,
        'Typical cost': record.costRange,
      }),
    ]),

    WarningSignCategories: writeEach(
      records.warningSignCategories,
      ({ category, urgency, signs }) => [
        recordTitle(`${category}, ${urgency}`),
        table(
          ['Sign', 'What it means', 'What can follow', 'When to act'],
          signs.map(({ symptom, description, implications, timeframe }) => [
            symptom,
            description,
            implications,
            timeframe,
          ]),
        ),
      ],
    ),
  };
}

/** Returns the Markdown for a tag that shows a single record. */
function writeOne<Item>(
  record: Item | undefined,
  write: (record: Item) => RootContent[],
): TagMarkdown {
  return () => (record ? write(record) : []);
}

/** Returns the Markdown for a tag whose records are written one after another. */
function writeEach<Item>(
  records: readonly Item[] | undefined,
  write: (record: Item) => RootContent[],
): TagMarkdown {
  return writeAll(records, (selected) => selected.flatMap(write));
}

/** Returns the Markdown for a tag whose records are written together, for example in one table. */
function writeAll<Item>(
  records: readonly Item[] = [],
  write: (records: readonly Item[]) => RootContent[],
): TagMarkdown {
  return (attributes) => write(selectRange(records, attributes));
}

/** Returns the records from position `from` through position `to`, counted from 1. Example: `<Trends from={2} to={3} />` */
function selectRange<Item>(records: readonly Item[], { from, to }: TagAttributes): readonly Item[] {
  return records.slice(from ? Number(from) - 1 : 0, to ? Number(to) : undefined);
}

type ChecklistTask = NonNullable<Article['records']['checklistGroups']>[number]['tasks'][number];

/** Returns a task with its notes in parentheses. Example: Read the log (doors closed; call: any trip) */
function writeTask({ task, state, limit, requirement }: ChecklistTask): string {
  const notes: string[] = [];
  if (state) notes.push(state);
  if (limit) notes.push(`call: ${limit}`);
  if (requirement) notes.push(`requirement: ${requirement}`);
  return notes.length > 0 ? `${task} (${notes.join('; ')})` : task;
}

function writeRow(row: RowRecord, number: number | undefined): RootContent[] {
  const blocks: RootContent[] = [recordTitle(number ? `${number}. ${row.name}` : row.name)];
  if (row.text) blocks.push(paragraph(row.text));
  if (row.items) blocks.push(bulletList(row.items));
  if (row.impact) blocks.push(paragraph(row.impact));
  return [...blocks, ...namedParts(row.parts ?? {})];
}

/** Returns the named parts of a record. A sentence follows its name on the same line; a list is below its name. */
function namedParts(parts: Readonly<Record<string, string | readonly string[]>>): RootContent[] {
  return Object.entries(parts).flatMap(([name, content]): RootContent[] => {
    if (typeof content === 'string') return [paragraph(strong(`${name}:`), ` ${content}`)];
    return [paragraph(strong(`${name}:`)), bulletList(content)];
  });
}

function feedbackQuote(feedback: { quote: string; source: string } | undefined): RootContent[] {
  if (!feedback) return [];
  const { quote, source } = feedback;
  return [{ type: 'blockquote', children: [paragraph(quote), paragraph(source)] }];
}

/** Returns the heading of a record. Records are inside sections of the text, which have level 2 headings. */
const recordTitle = (text: string) => heading(3, text);

/** Adds the label of unconfirmed claims in parentheses. Example: Main breaker (illustrative) */
const withLabel = (text: string, illustrative: string | undefined) =>
  illustrative ? `${text} (${illustrative.toLowerCase()})` : text;
