/** One field of the contact form. The field's label and hint are in `content/contact.yaml`. */
export interface FormField {
  title: string;
  limit: number;
  /** The kind of form control. */
  control: 'text' | 'tel' | 'email' | 'text-area' | 'select' | 'radio';
  autoComplete?: string;
  required?: true;
  /**
   * Regular expression for valid values, used as the control's `pattern` attribute. Surrounding white
   * space is ignored. Empty values are checked by `required`, not by `pattern`.
   */
  pattern?: string;
  /** Error message for an invalid value. */
  message?: string;
  /** Error message for an empty required field. Default: `message`. */
  missing?: string;
  /** Names of the choices in emails, by value. A `select` also offers an empty choice. */
  choices?: Readonly<Record<string, string>>;
  /** The preselected choice. An empty value is treated as this choice. */
  initial?: string;
}

/**
 * Fields of the contact form, in the order of the form. The form, its validation, the database,
 * emails and exports are all derived from this list.
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
    // Any format with at least seven digits; extensions are allowed.
    pattern: String.raw`(\D*\d){7}.*`,
    message: 'Enter a phone number we can call, with at least seven digits.',
  },
  email: {
    title: 'Email',
    limit: 254,
    control: 'email',
    autoComplete: 'email',
    required: true,
    // The browser's validation accepts domains without a dot, which cannot receive email.
    pattern: String.raw`.+@.+\..+`,
    message: 'Enter a full email address, such as name@example.com.',
    missing: 'Enter an email address.',
  },
  location: { title: 'Location', limit: 200, control: 'text', autoComplete: 'off' },
  service: {
    title: 'Department',
    limit: 10,
    control: 'select',
    message: 'Choose Electrical or Automation, or leave the department at “Not sure yet.”',
    choices: { electrical: 'Electrical', automation: 'Automation' },
  },
  message: { title: 'Message', limit: 5000, control: 'text-area' },
} as const satisfies Record<string, FormField>;
