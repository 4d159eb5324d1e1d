import type { z } from 'zod';
import { group, listOf } from '../fields.ts';
import {
  complianceArea,
  hazardousLocationClass,
  qualificationCategory,
  redFlag,
  regulatoryAuthority,
} from './authority-records.ts';
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
  benefit,
  challenge,
  challengeWithSolutions,
  lifecyclePhase,
  projectPhase,
  regionalFactor,
  roiItem,
  selectionFactor,
  substationSpecification,
  trend,
  upgradeDriver,
  voltageCategory,
} from './planning-records.ts';

/** The records that an article may carry. Its text places each list by the component named after it. */
export const articleRecordsSchema = group({
  checklistGroups: records(checklistGroup, 'checklist groups'),
  lifecyclePhases: records(lifecyclePhase, 'lifecycle phases'),
  risks: records(risk, 'risks'),
  benefits: records(benefit, 'benefits'),
  voltageCategories: records(voltageCategory, 'voltage categories'),
  selectionFactors: records(selectionFactor, 'selection factors'),
  maintenanceIntervals: records(maintenanceInterval, 'maintenance intervals'),
  downtimeScenarios: records(downtimeScenario, 'downtime scenarios'),
  qualificationCategories: records(qualificationCategory, 'qualification categories'),
  redFlags: records(redFlag, 'red flags'),
  projectPhases: records(projectPhase, 'project phases'),
  substationSpecification: substationSpecification.optional(),
  challenges: records(challenge, 'challenges'),
  services: records(serviceCapability, 'services'),
  metrics: records(metric, 'metrics'),
  emergencyCaseStudy: emergencyCaseStudy.optional(),
  regulatoryAuthorities: records(regulatoryAuthority, 'regulatory authorities'),
  hazardousLocationClasses: records(hazardousLocationClass, 'hazardous location classes'),
  complianceAreas: records(complianceArea, 'compliance areas'),
  warningSignCategories: records(warningSignCategory, 'warning sign categories'),
  upgradeDrivers: records(upgradeDriver, 'upgrade drivers'),
  roiItems: records(roiItem, 'ROI items'),
  trends: records(trend, 'trends'),
  challengesWithSolutions: records(challengeWithSolutions, 'challenges with solutions'),
  regionalFactors: records(regionalFactor, 'regional factors'),
});

/** Everything that an article's text can place. */
export type ArticleRecords = z.infer<typeof articleRecordsSchema>;

export type RecordName = keyof ArticleRecords;

/** One record of a list. */
export type RecordOf<Name extends RecordName> =
  NonNullable<ArticleRecords[Name]> extends readonly (infer One)[]
    ? One
    : NonNullable<ArticleRecords[Name]>;

function records<T extends z.ZodType>(record: T, what: string) {
  return listOf(record, what).optional();
}
