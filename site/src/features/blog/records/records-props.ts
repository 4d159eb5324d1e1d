import type { RecordName, RecordOf } from '#schemas/article-records.ts';

/** What a component that shows a list of records receives. */
export interface RecordsProps<Name extends RecordName> {
  records: readonly RecordOf<Name>[];
  /** The number of the first one in the whole list. */
  start?: number;
  /** The whole list, of which these may be a part. */
  all: readonly RecordOf<Name>[];
}

/** What a component that shows a single record receives. */
export interface RecordProps<Name extends RecordName> {
  record: RecordOf<Name>;
}
