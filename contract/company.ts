import { z } from 'zod';

/**
 * A required string without placeholders: the placeholders of other files get their values from this file. `title`
 * overrides the label that the content editor derives from the field's name.
 */
const required = (description: string, example: string, title?: string) => {
  const error = `expected ${description}, for example ${example}`;
  const text = z
    .string({ error })
    .min(1, error)
    .refine(
      (value) => !/[{}]/.test(value),
      'this file cannot use placeholders such as {base}; write the words, without braces',
    );
  return title === undefined ? text : text.meta({ title });
};

const textMatching = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, error);

const twoLetters = (example: string) =>
  textMatching(/^[A-Z]{2}$/, `expected two capital letters, for example ${example}`);

const time = (example: string) =>
  textMatching(/^\d\d:\d\d$/, `expected a time in quotes, for example '${example}'`);

const degrees = (direction: string, example: number, most: number) =>
  z
    .number({ error: `expected degrees ${direction}, for example ${example}` })
    .min(-most, `expected -${most} to ${most} degrees`)
    .max(most, `expected -${most} to ${most} degrees`)
    .meta({ description: `Degrees ${direction}: ${example}.` });

/** A telephone number in two forms: as dialed and as displayed. */
export const phone = z
  .strictObject({
    number: textMatching(
      /^\+[1-9]\d{6,14}$/,
      "expected a number in international form, for example '+14325550142', with only digits after the plus",
    ).meta({
      title: 'Number as dialed',
      description: 'A plus, the country code and digits only: +14325550142.',
    }),
    display: required('the number as displayed', '(432) 555-0142', 'Number as shown'),
  })
  .refine(
    // Only numbers that start with +1 are compared: in other countries, the displayed number starts with a
    // trunk zero, which is not dialed from abroad. Vanity numbers are skipped, because letters replace some
    // of their digits.
    ({ number, display }) =>
      !number.startsWith('+1') ||
      /[a-z]/i.test(display) ||
      number.endsWith(display.replace(/\D/g, '')),
    {
      path: ['display'],
      error: 'the digits differ from the digits in number; correct number or display',
    },
  );

export const position = z.strictObject({
  latitude: degrees('north', 32.3187, 90),
  longitude: degrees('east, west negative', -102.5457, 180),
});

const url = (example: string) =>
  z.url({
    protocol: /^https?$/,
    error: `expected a web address, for example ${example}`,
  });

/** The schema of `content/company.yaml`: the company's names, numbers and addresses. */
export const companySchema = z.strictObject({
  name: required('the company name', 'Caliche Ridge Electric', 'Company name'),
  legalName: required('the registered name', 'Caliche Ridge Electric LLC', 'Registered name'),
  summary: required(
    'one sentence about the company',
    'Electrical construction for the Permian Basin.',
  ).meta({ title: 'One sentence about the company', description: 'Under the name in the footer.' }),
  phone: phone.meta({ title: 'Office phone' }),
  emergencyPhone: phone.meta({
    title: 'Emergency phone',
    description: 'The line that is answered day and night; may be the same number.',
  }),
  email: z
    .email({ error: 'expected an email address, for example info@calicheridge.example' })
    .meta({ title: 'Email', description: 'Receives form inquiries; visitors see it.' }),
  address: z.strictObject({
    street: required('a street and number', '1200 Example Street'),
    city: required('a city', 'Andrews'),
    state: twoLetters('TX'),
    postalCode: textMatching(
      /^\d{5}(-\d{4})?$/,
      "expected five digits in quotes, for example '79714'",
    ).meta({ title: 'ZIP code' }),
    country: twoLetters('US'),
  }),
  position: position.meta({ title: 'Office on the map' }),
  bases: z
    .array(
      z.strictObject({
        city: required('a town', 'Andrews'),
        state: required('the full name of a state', 'Texas'),
        stateCode: twoLetters('TX'),
        position,
      }),
    )
    .min(1, 'expected at least one base')
    .meta({ title: 'Bases', description: 'The towns where crews are based, the main base first.' }),
  hours: z.strictObject({
    text: required(
      'a text about visits to the office',
      'By appointment only',
      'What the page says',
    ),
    weekdays: z
      .strictObject({
        opens: time('08:00'),
        closes: time('17:00'),
      })
      .meta({
        title: 'Weekdays',
        description: 'Opening hours for search engines, as 24-hour times.',
      }),
  }),
  response: required(
    'a sentence about when you answer inquiries',
    'We respond within 24 hours.',
    'When you answer',
  ).meta({
    description:
      'In the emails that confirm an inquiry. The contact page and the thank-you page must promise the same.',
  }),
  timeZone: z
    .string({ error: 'expected a time zone, for example America/Chicago' })
    .refine(isTimeZone, 'expected a time zone from the IANA list, such as America/Chicago')
    .meta({
      title: 'Time zone',
      description:
        'Emails state when an inquiry arrived in this time zone. Example: America/Chicago.',
    }),
  siteUrl: url('https://www.calicheridge.example')
    .refine((value) => !value.endsWith('/'), {
      error:
        'expected an address without a slash at the end, such as https://www.calicheridge.example',
    })
    .meta({ title: 'Web address of this site', description: 'Without a slash at the end.' }),
  licenses: z
    .array(
      z.strictObject({
        state: required('a state', 'Texas'),
        number: required('a license number', 'TECL 00000', 'License number'),
        class: required('a class of license', 'Electrical contractor').optional(),
        qualifier: required(
          'the name of a person',
          'Jane Roe',
          'Master electrician or qualifying party',
        ).optional(),
        authority: z
          .strictObject({
            name: required('the name of an authority', 'Wyoming State Fire Marshal'),
            url: url('https://wsfm.wyo.gov').meta({ title: 'Web address of its license search' }),
          })
          .optional()
          .meta({
            title: 'Authority that issued it',
            description: 'Required outside Texas and New Mexico. Pages link to it.',
          }),
        expires: z.coerce
          .date({ error: 'expected a date, for example 2027-06-30' })
          .optional()
          .meta({
            title: 'Expires on',
            description: 'Builds after this day show the license without a date.',
          }),
      }),
    )
    .default([])
    .meta({
      title: 'Licenses',
      description:
        'The site claims a license in these states and in no other. Texas requires its own in advertising (16 TAC 73.70); New Mexico has EE-98 for wiring and EL-1 for lines and substations.',
    }),
  socialLinks: z
    .array(
      z.strictObject({
        name: required('the name of the service', 'LinkedIn'),
        url: url('https://www.linkedin.com/company/your-company').meta({ title: 'Web address' }),
      }),
    )
    .default([])
    .meta({ title: 'Public profiles' }),
  map: z
    .strictObject({
      embed: url('https://www.openstreetmap.org/export/embed.html?bbox=…')
        .refine((value) => value.startsWith('https://'), {
          error: 'expected an address that starts with https://',
        })
        .meta({
          title: 'Map address',
          description: 'On openstreetmap.org: Share, HTML, the address in src.',
        }),
    })
    .meta({ title: 'Map on the contact page' }),
  claims: z
    .enum(['illustrative', 'confirmed'], {
      error: 'expected illustrative or confirmed',
    })
    .meta({
      title: 'Figures, cases and quotes',
      description:
        'Confirm them once a dated log supports each of them: 16 TAC 73.51(b)(3) and 16 CFR 465 forbid false claims.',
      oneOf: [
        { const: 'illustrative', title: 'Illustrative until documented' },
        { const: 'confirmed', title: 'Confirmed and documented' },
      ],
    }),
});

/** The parsed `content/company.yaml`. */
export type Company = z.infer<typeof companySchema>;

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}
