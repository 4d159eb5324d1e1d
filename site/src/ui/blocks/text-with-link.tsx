import './text-with-link.css';

/** A sentence of the content with a link where it says `mark`, such as {phone}; as it is without one. */
export function TextWithLink({
  text,
  mark,
  href,
  label,
}: {
  text: string;
  mark: string;
  href: string;
  label: string;
}) {
  const [before, after] = text.split(mark);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <a className="link-inline" href={href}>
        {label}
      </a>
      {after}
    </>
  );
}

/** A sentence of the content with a link to call where it says {phone}. */
export function TextWithPhone({
  text,
  phone,
}: {
  text: string;
  phone: { number: string; display: string };
}) {
  return (
    <TextWithLink text={text} mark="{phone}" href={`tel:${phone.number}`} label={phone.display} />
  );
}
