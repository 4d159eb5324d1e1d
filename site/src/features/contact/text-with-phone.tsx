import type { Company } from '#contract/company.ts';
import './text-with-phone.css';

/** A sentence of the content with the telephone number where it says {phone}, to be called. */
export function TextWithPhone({ text, phone }: { text: string; phone: Company['phone'] }) {
  const [before, after] = text.split('{phone}');
  if (after === undefined) return before;
  return (
    <>
      {before}
      <a className="phone-inline" href={`tel:${phone.number}`}>
        {phone.display}
      </a>
      {after}
    </>
  );
}
