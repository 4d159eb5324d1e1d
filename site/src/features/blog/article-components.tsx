import type { FunctionComponent, ReactNode } from 'react';
import type { Article } from '#site/content.ts';
import type { Destination, FindAddress } from '#site/links.ts';
import type { ArticleWords } from '#site/schemas/blog-page.ts';
import type { LinkKind } from '#site/schemas/link-target.ts';
import type { RecordName, RecordOf } from '#site/schemas/records/article-records.ts';
import type { DowntimeInput } from '#site/tools/downtime-cost.ts';
import { FigurePanel } from './figure-panel.tsx';
import { SafetyNote, WorkedExample } from './note.tsx';
import { PrintForm } from './print-form.tsx';
import { ChecklistGroups } from './records/checklist-groups.tsx';
import { DowntimeScenarios } from './records/downtime-scenarios.tsx';
import { EmergencyCaseStudy } from './records/emergency-case-study.tsx';
import { HazardousLocationClasses } from './records/hazardous-location-classes.tsx';
import { LifecyclePhases } from './records/lifecycle-phases.tsx';
import { MaintenanceIntervals } from './records/maintenance-intervals.tsx';
import { Metrics } from './records/metrics.tsx';
import { ProjectPhases } from './records/project-phases.tsx';
import { QualificationCategories } from './records/qualification-categories.tsx';
import type { RecordsProps } from './records/records-props.ts';
import { Risks } from './records/risks.tsx';
import { RoiItems } from './records/roi-items.tsx';
import { Rows } from './records/rows.tsx';
import { Services } from './records/services.tsx';
import { StopAvoided } from './records/stop-avoided.tsx';
import { SubstationSpecification } from './records/substation-specification.tsx';
import { Trends } from './records/trends.tsx';
import { VoltageCategories } from './records/voltage-categories.tsx';
import { WarningSignCategories } from './records/warning-sign-categories.tsx';

/** What an article's text may name: its records, its figures, notes and links. */
export function articleComponents(
  article: Article,
  words: ArticleWords,
  {
    company,
    illustrative,
    downtime,
    findAddress,
  }: {
    /** The company's name. */
    company: string;
    /** The label of a case that the owner has not confirmed. */
    illustrative?: string;
    /** The case that the downtime tool opens with. */
    downtime?: DowntimeInput | undefined;
    findAddress: FindAddress;
  },
) {
  const { records } = article;

  /** A list of records, whole or from one to another, counted from 1. */
  function listed<Name extends RecordName>(
    name: Name,
    Component: FunctionComponent<RecordsProps<Name>>,
  ) {
    return ({ from = 1, to }: { from?: number; to?: number }) => {
      const all = [needed(name)].flat() as RecordOf<Name>[];
      return (
        <Component
          start={Number(from)}
          records={all.slice(Number(from) - 1, to && Number(to))}
          all={all}
        />
      );
    };
  }

  function needed<Name extends RecordName>(name: Name) {
    const found = records[name];
    if (!found) throw new Error(`${fileOf(article)} places ${name} but has none under records`);
    return found;
  }

  return {
    ChecklistGroups: listed('checklistGroups', ChecklistGroups),
    DowntimeScenarios: listed('downtimeScenarios', DowntimeScenarios),
    EmergencyCaseStudy: () => (
      <EmergencyCaseStudy record={needed('emergencyCaseStudy')} illustrative={illustrative} />
    ),
    HazardousLocationClasses: listed('hazardousLocationClasses', HazardousLocationClasses),
    LifecyclePhases: listed('lifecyclePhases', LifecyclePhases),
    MaintenanceIntervals: listed('maintenanceIntervals', MaintenanceIntervals),
    Metrics: listed('metrics', Metrics),
    ProjectPhases: listed('projectPhases', ProjectPhases),
    QualificationCategories: listed('qualificationCategories', QualificationCategories),
    Risks: listed('risks', Risks),
    RoiItems: listed('roiItems', RoiItems),
    Rows: ({ name, from = 1, to, numbered }: RowsProps) => {
      const all = records.rows?.[name];
      if (!all) throw new Error(`${fileOf(article)} places the rows "${name}" but has none`);
      const [first, last] = [Number(from), to && Number(to)];
      return <Rows rows={all.slice(first - 1, last)} start={numbered && first} />;
    },
    Services: listed('services', Services),
    SubstationSpecification: () => (
      <SubstationSpecification record={needed('substationSpecification')} />
    ),
    Trends: listed('trends', Trends),
    VoltageCategories: listed('voltageCategories', VoltageCategories),
    WarningSignCategories: listed('warningSignCategories', WarningSignCategories),
    Figure: ({ name }: { name: string }) => {
      const figure = article.figures[name];
      if (!figure) throw new Error(`${fileOf(article)} places the figure "${name}" but has none`);
      return (
        <FigurePanel
          article={article.id}
          name={name}
          figure={figure}
          wordsLabel={words.figureWords}
        />
      );
    },
    PrintForm: () => {
      if (!article.form) throw new Error(`${fileOf(article)} places its form but has none`);
      return <PrintForm title={article.title} company={company} form={article.form} />;
    },
    Safety: SafetyNote,
    StopAvoided: () => {
      if (!downtime)
        throw new Error(`${fileOf(article)} places a stop but no tool has \`downtime\``);
      return <StopAvoided example={downtime} />;
    },
    Worked: WorkedExample,
    /** A link by what it leads to; plain words while that is a draft. */
    To: ({ children, ...target }: ToProps) => {
      const address = findAddress(destinationOf(target));
      return address ? <a href={address}>{children}</a> : (children ?? null);
    },
  };
}

/** Rows by name, whole or from one to another, counted from 1. */
interface RowsProps {
  name: string;
  from?: number;
  to?: number;
  numbered?: true;
}

type ToProps = { children?: ReactNode } & Partial<Record<LinkKind, string>>;

/** What a text names by a bare id, in the form of the links above it. */
function destinationOf({ page, ...ids }: Omit<ToProps, 'children'>): Destination {
  if (page) return { page: page as Destination['page'] };
  return Object.fromEntries(Object.entries(ids).map(([kind, id]) => [kind, { id }]));
}

function fileOf({ id }: Article): string {
  return `content/articles/${id}.mdx`;
}
