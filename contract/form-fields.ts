/** One field of the contact form. What a visitor reads at it is in `content/contact.yaml`. */
export interface FormField {
  title: string;
  limit: number;
  /** How it is filled in: on a line, on several, or by a choice from a list or of those in view. */
  control: 'text' | 'tel' | 'email' | 'text-area' | 'select' | 'radio';
  autoComplete?: string;
  required?: true;
  /**
   * How a value is written, as the `pattern` of its control. Blanks around it do not count; an
   * empty value is refused by `required` alone.
   */
  pattern?: string;
  /** What a visitor reads beside a value that cannot be taken. */
  message?: string;
  /** The same where nothing was written, if that is something else. */
  missing?: string;
  /** The values that are offered, by a `select` besides none, and what mails call them. */
  choices?: Readonly<Record<string, string>>;
  /** Of those the one that is chosen at first, and that an empty value is taken for. */
  initial?: string;
}

/**
 * The fields in the order in which the form shows them. Everything that knows them follows from
 * here: the form, what the service takes, stores, mails and exports.
 */
export const formFields = {
  kind: {
    title: 'About',
    limit: 10,
    control: 'radio',
    message: 'Choose whether you have a job for us or want to work with us.',
    choices: { job: 'A job', work: 'Working with us' },
    initial: 'job',
  },
  name: {
    title: 'Name',
    limit: 100,
    control: 'text',
    autoComplete: 'name',
    required: true,
    pattern: String.raw`.*\S.*`,
    message: 'Enter your name.',
  },
  phone: {
    title: 'Phone',
    limit: 40,
    control: 'tel',
    autoComplete: 'tel',
    required: true,
    // It may be written in any way, extension and all, if it has enough digits to be one.
    pattern: String.raw`(\D*\d){7}.*`,
    message: 'Enter a phone number we can call, with at least seven digits.',
  },
  email: {
    title: 'Email',
    limit: 254,
    control: 'email',
    autoComplete: 'email',
    required: true,
    // What the browser's own check leaves open is the dot, without which no mail arrives.
    pattern: String.raw`.+@.+\..+`,
    message: 'Enter a full email address, such as name@example.com.',
    missing: 'Enter an email address.',
  },
  location: { title: 'Location', limit: 200, control: 'text', autoComplete: 'off' },
  service: {
    title: 'Department',
    limit: 10,
    control: 'select',
    message: 'Choose Electrical or Automation, or leave the department blank.',
    choices: { electrical: 'Electrical', automation: 'Automation' },
  },
  message: { title: 'Message', limit: 5000, control: 'text-area' },
} as const satisfies Record<string, FormField>;
