import './accordion.css';

/** Accordion of questions, of which only one is open at a time. Uses `<details name>`, so it needs no script. */
export function Accordion({
  name,
  items,
}: {
  /** Name of the group, unique on the page. Opening an item closes the others with the same name. */
  name: string;
  items: readonly { question: string; answer: string }[];
}) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="accordion-item">
          <summary>
            <AccordionSwitch />
            {question}
          </summary>
          <div className="accordion-answer">
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Marker of a `<summary>`: a switch symbol, which is closed if the `<details>` element is open. */
export function AccordionSwitch() {
  return (
    <svg className="accordion-switch screen-only" viewBox="0 0 28 20" aria-hidden="true">
      <path d="M0 12h7M21 12h7" />
      <path className="blade" d="M7 12h14" />
      <circle cx="7" cy="12" r="2.2" />
      <circle cx="21" cy="12" r="2.2" />
    </svg>
  );
}
