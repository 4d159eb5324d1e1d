import './text-with-link.css';

/** Text in which the placeholder `mark`, such as {phone}, is replaced with a link. Other text is not changed. */
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

/** Text in which the placeholder {phone} is replaced with a phone link. */
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
