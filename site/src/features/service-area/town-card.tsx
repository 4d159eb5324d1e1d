import { PlainList } from '#ui/sections/plain-list.tsx';
import type { readServiceAreaPage } from './read-service-area.ts';
import '#ui/controls/button.css';
import './service-area.css';

type Page = Awaited<ReturnType<typeof readServiceAreaPage>>;
type Town = Page['towns']['groups'][number]['towns'][number];

/** Card of a town: a summary and, collapsed, the company's work in the town and links. */
export function TownCard({ town }: { town: Town }) {
  const { id, name, stateCode, card } = town;
  if (!card)
    throw new Error(`content/towns/${id}.yaml has no card, but the service area shows this town`);
  return (
    <li id={id} className="town-card">
      <h4 className="type-card-title">{`${name}, ${stateCode}`}</h4>
      <p className="type-mono text-ink-2">{card.subtitle}</p>
      <p className="town-summary">{card.summary}</p>
      <details>
        <summary className="button button-link">
          More <span className="heard-on-phones">about {name}</span>
        </summary>
        <p>{card.description}</p>
        <PlainList items={card.services} className="type-small" />
        <ul role="list">
          {card.links.map(({ text, href }) => (
            <li key={href}>
              <a className="button button-link" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
