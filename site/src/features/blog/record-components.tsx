import type { FunctionComponent } from 'react';
import type { RecordName, RecordOf } from '#schemas/article-records.ts';
import type { Article } from '#site/read/read-articles.ts';
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

/** Numbers of the first and last record to render, counted from 1. Attributes in MDX text can be strings. */
interface Range {
  from?: number | string;
  to?: number | string;
}

interface RowsProps extends Range {
  name: string;
  numbered?: true;
  as?: RowLook;
}

/** Returns the path of an article's source file, for error messages. */
export const articleFile = ({ id }: { id: string }) => `content/articles/${id}.mdx`;

/**
 * Components that render an article's records in its MDX text. `illustrative` is the label for cases and metrics that
 * the owner has not confirmed.
 */
export function recordComponents(article: Article, illustrative?: string) {
  const { records } = article;

  /** Creates a component that renders all records of a kind or, with the attributes `from` and `to`, some of them. */
  function createListComponent<Name extends RecordName>(
    name: Name,
    Component: FunctionComponent<RecordsProps<Name>>,
  ) {
    return (range: Range) => {
      // The records of these kinds are already lists, so `flat` changes nothing, but satisfies the type check.
      const all = [requireRecords(name)].flat() as RecordOf<Name>[];
      return <Component records={selectRange(all, range)} all={all} />;
    };
  }

  function requireRecords<Name extends RecordName>(name: Name) {
    const found = records[name];
    if (!found)
      throw new Error(
        `${articleFile(article)} uses ${name} but does not define it under \`records\``,
      );
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
    Rows: ({ name, numbered, as, ...range }: RowsProps) => {
      const all = records.rows?.[name];
      if (!all)
        throw new Error(`${articleFile(article)} uses the rows "${name}" but does not define them`);
      const rows = selectRange(all, range);
      if (as) return <UnruledRows rows={rows} as={as} />;
      return <Rows rows={rows} start={numbered && Number(range.from ?? 1)} />;
    },
    SubstationSpecification: () => (
      <SubstationSpecification record={requireRecords('substationSpecification')} />
    ),
    Trends: createListComponent('trends', Trends),
    VoltageCategories: createListComponent('voltageCategories', VoltageCategories),
    WarningSignCategories: createListComponent('warningSignCategories', WarningSignCategories),
  };
}

/** Returns the entries numbered `from` to `to`; by default all entries. */
function selectRange<Entry>(all: readonly Entry[], { from = 1, to = all.length }: Range): Entry[] {
  return all.slice(Number(from) - 1, Number(to));
}
