import type { FunctionComponent } from 'react';
import type { RecordName, RecordOf } from '#schemas/article-records.ts';
import type { Article } from '#site/data/content.ts';
import { ChecklistGroups, QualificationCategories } from './records/checklists.tsx';
import { type RowLook, UnruledRows, VoltageCategories } from './records/compare.tsx';
import { EmergencyCaseStudy } from './records/emergency-case-study.tsx';
import { ProjectPhases } from './records/phases.tsx';
import type { RecordsProps } from './records/record-parts.tsx';
import {
  DowntimeScenarios,
  MaintenanceIntervals,
  Metrics,
  Rows,
  Trends,
} from './records/ruled-records.tsx';
import { SubstationSpecification } from './records/substation-specification.tsx';
import { RoiItems, WarningSignCategories } from './records/tables.tsx';

/** Where an article is written, for messages to its author. */
export const articleFile = ({ id }: { id: string }) => `content/articles/${id}.mdx`;

/**
 * The tags by which an article's text places its records. `illustrative` is the label of cases and
 * figures that the owner has not confirmed.
 */
export function recordComponents(article: Article, illustrative?: string) {
  const { records } = article;

  /** A list of records, whole or from one to another, counted from 1. */
  function listed<Name extends RecordName>(
    name: Name,
    Component: FunctionComponent<RecordsProps<Name>>,
  ) {
    return ({ from = 1, to }: { from?: number; to?: number }) => {
      const all = [needed(name)].flat() as RecordOf<Name>[];
      return <Component records={all.slice(Number(from) - 1, to && Number(to))} all={all} />;
    };
  }

  function needed<Name extends RecordName>(name: Name) {
    const found = records[name];
    if (!found)
      throw new Error(`${articleFile(article)} places ${name} but has none under records`);
    return found;
  }

  return {
    ChecklistGroups: listed('checklistGroups', ChecklistGroups),
    DowntimeScenarios: listed('downtimeScenarios', DowntimeScenarios),
    EmergencyCaseStudy: () => (
      <EmergencyCaseStudy record={needed('emergencyCaseStudy')} illustrative={illustrative} />
    ),
    MaintenanceIntervals: listed('maintenanceIntervals', MaintenanceIntervals),
    Metrics: listed('metrics', (props) => <Metrics {...props} illustrative={illustrative} />),
    ProjectPhases: listed('projectPhases', ProjectPhases),
    QualificationCategories: listed('qualificationCategories', QualificationCategories),
    RoiItems: listed('roiItems', RoiItems),
    Rows: ({ name, from = 1, to, numbered, as }: RowsProps) => {
      const all = records.rows?.[name];
      if (!all) throw new Error(`${articleFile(article)} places the rows "${name}" but has none`);
      const first = Number(from);
      const rows = all.slice(first - 1, to && Number(to));
      return as ? (
        <UnruledRows rows={rows} as={as} />
      ) : (
        <Rows rows={rows} start={numbered && first} />
      );
    },
    SubstationSpecification: () => (
      <SubstationSpecification record={needed('substationSpecification')} />
    ),
    Trends: listed('trends', Trends),
    VoltageCategories: listed('voltageCategories', VoltageCategories),
    WarningSignCategories: listed('warningSignCategories', WarningSignCategories),
  };
}

/** Rows by name, whole or from one to another, counted from 1. */
interface RowsProps {
  name: string;
  from?: number;
  to?: number;
  numbered?: true;
  as?: RowLook;
}
