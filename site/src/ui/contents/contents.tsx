import './contents-rail.css';

/**
 * Table of contents of the text that follows, beside the text on wide screens and above it on narrow ones. With
 * JavaScript (contents-script.ts), narrow screens show it in a bar at the bottom of the screen.
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
