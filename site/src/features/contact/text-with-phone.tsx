import type { Company } from '#contract/company.ts';
import { TextWithLink } from '#ui/blocks/text-with-link.tsx';

/** A sentence of the content with the telephone number where it says {phone}, to be called. */
export function TextWithPhone({ text, phone }: { text: string; phone: Company['phone'] }) {
  return (
    <TextWithLink text={text} mark="{phone}" href={`tel:${phone.number}`} label={phone.display} />
  );
}
