import { TextLink } from '../controls/text-link.tsx';
import type { CroppedPhoto } from '../pictures/photo-figure.tsx';
import { Picture } from '../pictures/picture.tsx';
import { columnClasses } from '../sections/column-classes.ts';
import './card.css';
import './card-grid.css';
import './people.css';

/** A person who works for the company, with text ready to display. */
export interface ShownPerson {
  name: string;
  role: string;
  /** Example: Master Electrician 123456, TX */
  license?: string | undefined;
  phone: { number: string; display: string };
  /** Whether `phone` is the number of the office, not the person's own. */
  isOffice: boolean;
  email?: string | undefined;
  /** Example: Ask about bids and documents */
  subjects?: string | undefined;
  sentence?: string | undefined;
  photo?: CroppedPhoto | undefined;
}

/** Grid of people, each with role and contact data. */
export function People({ people }: { people: readonly ShownPerson[] }) {
  return (
    <ul role="list" className={columnClasses('card-grid people', people.length)}>
      {people.map((person) => (
        <PersonCard key={person.name} person={person} />
      ))}
    </ul>
  );
}

function PersonCard({ person }: { person: ShownPerson }) {
  const { name, role, license, phone, isOffice, email, subjects, sentence, photo } = person;
  return (
    <li className="card card-framed person">
      {photo ? (
        <Picture
          files={photo.files}
          alt={name}
          place={{ sizes: '8rem', width: photo.width, height: photo.height }}
        />
      ) : null}
      <div className="person-words">
        <h3 className="type-card-title">{name}</h3>
        <p>{role}</p>
        {license ? <p className="type-mono text-ink-2">{license}</p> : null}
        {sentence ? <p className="type-small text-ink-2">{sentence}</p> : null}
        {subjects ? <p className="type-small text-ink-2">{subjects}</p> : null}
        <TextLink className="type-mono" href={`tel:${phone.number}`}>
          <span>
            {isOffice ? 'Office ' : null}
            <span className="whitespace-nowrap">{phone.display}</span>
          </span>
        </TextLink>
        {email ? (
          <TextLink className="type-mono" href={`mailto:${email}`}>
            {email}
          </TextLink>
        ) : null}
      </div>
    </li>
  );
}
