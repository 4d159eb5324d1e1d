import type { RecordOf } from '#schemas/article-records.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { Panel } from '#ui/sections/panel.tsx';
import './records.css';

/**
 * Case study of an emergency call. The client is quoted only if the owner has confirmed the case, so that a sample quote
 * cannot pass for a real client's words.
 */
export function EmergencyCaseStudy({
  record,
  illustrative,
}: {
  record: RecordOf<'emergencyCaseStudy'>;
  /** Badge text for a case that the owner has not confirmed. */
  illustrative?: string;
}) {
  const { title, situation, response, impact, clientFeedback } = record;
  return (
    <Panel as="section" className="case-study">
      <div className="record-heading flex flex-wrap justify-between">
        <h3 className="type-card-title">{title}</h3>
        {illustrative ? <Badge>{illustrative}</Badge> : null}
      </div>
      <p>{situation}</p>
      <ol role="list" className="case-study-steps">
        {response.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{impact}</p>
      {clientFeedback && !illustrative ? (
        <figure className="case-study-quote">
          <blockquote>{clientFeedback.quote}</blockquote>
          <figcaption className="type-small text-ink-2">{clientFeedback.source}</figcaption>
        </figure>
      ) : null}
    </Panel>
  );
}
