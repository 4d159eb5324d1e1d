import './contents-rail.css';

/**
 * The sections of the text that comes next, beside it or before it. With script (contents-script.ts)
 * narrow screens have them in a bar at the foot.
 */
export function Contents({
  label,
  headings,
}: {
  label: string;
  headings: readonly { depth: number; slug: string; text: string }[];
}) {
  return (
    <nav className="contents-rail screen-only" aria-label={label}>
      <p className="type-mono text-ink-3">{label}</p>
      <ol>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
