import { Fold } from './fold.tsx';
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
        <Fold key={question} name={name} className="accordion-item" summary={question}>
          <div className="accordion-answer">
            <p>{answer}</p>
          </div>
        </Fold>
      ))}
    </div>
  );
}
