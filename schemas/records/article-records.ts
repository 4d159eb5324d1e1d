import type { z } from 'zod';
import { group, listOf } from '../fields.ts';
import { hazardousLocationClass, qualificationCategory } from './authority-records.ts';
import {
  checklistGroup,
  downtimeScenario,
  emergencyCaseStudy,
  maintenanceInterval,
  metric,
  risk,
  serviceCapability,
  warningSignCategory,
} from './field-records.ts';
import {
  lifecyclePhase,
  projectPhase,
  roiItem,
  substationSpecification,
  trend,
  voltageCategory,
} from './planning-records.ts';
import { rowRecords } from './row-records.ts';

/** The records that an article may carry. Its text places each list by the component named after it. */
export const articleRecordsSchema = group({
  /** Placed by <Rows> with the name of the list. */
  rows: rowRecords.optional(),
  checklistGroups: records(checklistGroup, 'checklist groups'),
  lifecyclePhases: records(lifecyclePhase, 'lifecycle phases'),
  risks: records(risk, 'risks'),
  voltageCategories: records(voltageCategory, 'voltage categories'),
  maintenanceIntervals: records(maintenanceInterval, 'maintenance intervals'),
  downtimeScenarios: records(downtimeScenario, 'downtime scenarios'),
  qualificationCategories: records(qualificationCategory, 'qualification categories'),
  projectPhases: records(projectPhase, 'project phases'),
  substationSpecification: substationSpecification.optional(),
  services: records(serviceCapability, 'services'),
  metrics: records(metric, 'metrics'),
  emergencyCaseStudy: emergencyCaseStudy.optional(),
  hazardousLocationClasses: records(hazardousLocationClass, 'hazardous location classes'),
  warningSignCategories: records(warningSignCategory, 'warning sign categories'),
  roiItems: records(roiItem, 'ROI items'),
  trends: records(trend, 'trends'),
});

/** Everything that an article's text can place. */
type ArticleRecords = z.infer<typeof articleRecordsSchema>;

export type RecordName = keyof ArticleRecords;

/** One record of a list. */
export type RecordOf<Name extends RecordName> =
  NonNullable<ArticleRecords[Name]> extends readonly (infer One)[]
    ? One
    : NonNullable<ArticleRecords[Name]>;

function records<T extends z.ZodType>(record: T, what: string) {
  return listOf(record, what).optional();
}
