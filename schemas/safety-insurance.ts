import { choices, day, group, oneOf, refuse, text } from './fields.ts';

/** The day on which an entry expires. */
export const expires = day('2027-06-30').meta({
  title: 'Expires on',
  description: 'Builds after this day no longer show this entry.',
});

interface Kind {
  title: string;
  /** Whether policies of this kind have an aggregate limit besides the limit of one occurrence. */
  hasAggregate: boolean;
}

/** Kinds of insurance that buyers ask for, in the order of the page. */
export const insuranceKinds = {
  'general-liability': { title: 'General liability', hasAggregate: true },
  automobile: { title: 'Automobile', hasAggregate: false },
  'workers-compensation': { title: 'Workers’ compensation', hasAggregate: false },
  'employers-liability': { title: 'Employers’ liability', hasAggregate: false },
  umbrella: { title: 'Umbrella', hasAggregate: true },
  pollution: { title: 'Pollution', hasAggregate: true },
  professional: { title: 'Professional', hasAggregate: true },
} as const satisfies Record<string, Kind>;

type InsuranceKind = keyof typeof insuranceKinds;

const kindNames = Object.keys(insuranceKinds) as [InsuranceKind, ...InsuranceKind[]];

const kindTitles = Object.fromEntries(
  Object.entries(insuranceKinds).map(([kind, { title }]) => [kind, title]),
);

/** An insurance policy. */
export const policySchema = group({
  kind: oneOf([...kindNames, 'other'], 'a kind of insurance').meta(
    choices({ ...kindTitles, other: 'Other' }),
  ),
  name: text('the name of the insurance', 'Installation floater')
    .optional()
    .meta({ title: 'Name of the insurance', description: 'Only with the kind Other.' }),
  insurer: text('an insurance company', 'Example Insurance Company').optional(),
  rating: text('the insurer’s rating', 'AM Best A, IX').optional(),
  limit: text('the limit of the insurance', '$2,000,000 each occurrence'),
  aggregate: text('the aggregate limit', '$4,000,000').optional().meta({
    title: 'Aggregate limit',
    description: 'For general liability, the general aggregate.',
  }),
  expires,
}).superRefine(({ kind, name, aggregate }, issues) => {
  if (kind === 'other' && !name) {
    refuse(
      issues,
      ['name'],
      'missing; expected the name of the insurance, because its kind is other',
    );
  }
  if (kind === 'other') return;
  const { title, hasAggregate } = insuranceKinds[kind];
  if (name) {
    refuse(
      issues,
      ['name'],
      `the kind already names this policy ${title}; remove name, or write the kind other`,
    );
  }
  if (aggregate && !hasAggregate) {
    refuse(issues, ['aggregate'], `${title} has no aggregate limit; write this limit under limit`);
  }
});

interface Policy {
  kind: InsuranceKind | 'other';
  name?: string | undefined;
}

/** Returns the name of a policy. Example: General liability */
export const namePolicy = ({ kind, name = '' }: Policy): string =>
  kind === 'other' ? name : insuranceKinds[kind].title;

/** Bonding capacity. */
export const bondingSchema = group({
  surety: text('a surety', 'Example Surety Company'),
  single: text('the limit of one job', '$5,000,000').optional(),
  aggregate: text('the limit of all jobs', '$10,000,000').optional(),
  expires: expires.optional(),
});
