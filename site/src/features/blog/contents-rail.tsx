import type { MarkdownHeading } from 'astro';
import './contents-rail.css';

/** The sections of an article; script marks the one being read, here and in the bar. */
export function ContentsRail({
  label,
  headings,
}: {
  label: string;
  headings: readonly MarkdownHeading[];
}) {
  return (
    <nav className="contents-rail screen-only" aria-labelledby="contents-label">
      <p id="contents-label" className="type-mono text-ink-3">
        {label}
      </p>
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
