import { z } from 'zod';
import { choices, group, text } from './fields.ts';

/** A button of a page's first screen. */
export const heroActionSchema = group({
  label: text('what the button says', 'Request Construction Quote').meta({
    title: 'Button text',
  }),
  /** `form`: the contact form, filled with `about`. `contact`: the contact page. `emergency`: a call to the line that is always answered. `phone`: a call to the office. */
  to: z
    .enum(['form', 'contact', 'emergency', 'phone'], {
      error: 'expected form, contact, emergency or phone',
    })
    .meta({
      title: 'Links to',
      ...choices({
        form: 'The contact form, begun',
        contact: 'The contact page',
        emergency: 'A call to the emergency line',
        phone: 'A call to the office',
      }),
    }),
  /** What the form's message starts with. */
  about: text('a few words', 'Construction quote')
    .optional()
    .meta({ title: 'Start of the form message' }),
  /** The form's department. */
  department: z
    .enum(['electrical', 'automation'], { error: 'expected electrical or automation' })
    .optional(),
});

export type HeroAction = z.infer<typeof heroActionSchema>;
