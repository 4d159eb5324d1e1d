import type { FunctionComponent } from 'react';
import type { RecordName, RecordOf } from '#schemas/article-records.ts';
import type { Article } from '#site/data/read-articles.ts';
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

/** Returns the path of an article's source file, for error messages. */
export const articleFile = ({ id }: { id: string }) => `content/articles/${id}.mdx`;

/**
 * Components that render an article's records in its MDX text. `illustrative` is the label of cases and metrics that
 * the owner has not confirmed.
 */
export function recordComponents(article: Article, illustrative?: string) {
  const { records } = article;

  /** Creates a component that renders all records of a kind, or those numbered `from` to `to`, counted from 1. */
  function createListComponent<Name extends RecordName>(
    name: Name,
    Component: FunctionComponent<RecordsProps<Name>>,
  ) {
    return ({ from = 1, to }: { from?: number; to?: number }) => {
      const all = [requireRecords(name)].flat() as RecordOf<Name>[];
      return <Component records={all.slice(Number(from) - 1, to && Number(to))} all={all} />;
    };
  }

  function requireRecords<Name extends RecordName>(name: Name) {
    const found = records[name];
    if (!found)
      throw new Error(`${articleFile(article)} uses ${name} but has none under \`records\``);
    return found;
  }

  return {
    ChecklistGroups: createListComponent('checklistGroups', ChecklistGroups),
    DowntimeScenarios: createListComponent('downtimeScenarios', DowntimeScenarios),
    EmergencyCaseStudy: () => (
      <EmergencyCaseStudy
        record={requireRecords('emergencyCaseStudy')}
        illustrative={illustrative}
      />
    ),
    MaintenanceIntervals: createListComponent('maintenanceIntervals', MaintenanceIntervals),
    Metrics: createListComponent('metrics', (props) => (
      <Metrics {...props} illustrative={illustrative} />
    )),
    ProjectPhases: createListComponent('projectPhases', ProjectPhases),
    QualificationCategories: createListComponent(
      'qualificationCategories',
      QualificationCategories,
    ),
    RoiItems: createListComponent('roiItems', RoiItems),
    Rows: ({ name, from = 1, to, numbered, as }: RowsProps) => {
      const all = records.rows?.[name];
      if (!all)
        throw new Error(`${articleFile(article)} uses the rows "${name}" but does not define them`);
      const first = Number(from);
      const rows = all.slice(first - 1, to && Number(to));
      return as ? (
        <UnruledRows rows={rows} as={as} />
      ) : (
        <Rows rows={rows} start={numbered && first} />
      );
    },
    SubstationSpecification: () => (
      <SubstationSpecification record={requireRecords('substationSpecification')} />
    ),
    Trends: createListComponent('trends', Trends),
    VoltageCategories: createListComponent('voltageCategories', VoltageCategories),
    WarningSignCategories: createListComponent('warningSignCategories', WarningSignCategories),
  };
}

/** `from` and `to` select some of the rows, counted from 1. Without them, all rows are shown. */
interface RowsProps {
  name: string;
  from?: number;
  to?: number;
  numbered?: true;
  as?: RowLook;
}
