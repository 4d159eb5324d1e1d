import { CrewMember } from '#drawings/crew/crew-member.tsx';
import type { ShownPerson } from '#site/read/people.ts';
import { Badge } from '#ui/controls/badge.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { columnClasses } from '#ui/sections/column-classes.ts';
import '#ui/cards/card.css';
import '#ui/cards/card-grid.css';
import './people.css';

/** Grid of people, each with role and contact data. `note` says that the people are invented. */
export function People({
  people,
  note,
}: {
  people: readonly ShownPerson[];
  note?: string | undefined;
}) {
  return (
    <>
      {note ? <p className="people-note">{note}</p> : null}
      <ul role="list" className={columnClasses('card-grid people', people.length)}>
        {people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
    </>
  );
}

function PersonCard({ person }: { person: ShownPerson }) {
  const { id, name, role, sample, license, phone, isOffice, email, photo } = person;
  return (
    <li id={id} className="card card-framed person">
      {photo ? (
        <Picture
          files={photo.files}
          alt={name}
          place={{ sizes: '8rem', width: photo.width, height: photo.height }}
        />
      ) : (
        <div className="person-drawing">
          <CrewMember tool={person.tool} lock={person.lock} />
        </div>
      )}
      <div className="person-words">
        <h3 className="type-card-title person-name">
          {name} {sample ? <Badge>{sample}</Badge> : null}
        </h3>
        <p>{role}</p>
        {license ? <p className="type-mono text-ink-2">{license}</p> : null}
        <Tasks person={person} />
        {phone ? (
          <TextLink className="type-mono" href={`tel:${phone.number}`}>
            <span>
              {isOffice ? 'Office ' : null}
              <span className="whitespace-nowrap">{phone.display}</span>
            </span>
          </TextLink>
        ) : null}
        {email ? (
          <TextLink className="type-mono" href={`mailto:${email}`}>
            {email}
          </TextLink>
        ) : null}
      </div>
    </li>
  );
}

function Tasks({ person: { may = [], lock, sentence, subjects } }: { person: ShownPerson }) {
  return (
    <>
      {may.length > 0 ? (
        <ul className="person-tasks type-small">
          {may.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      ) : null}
      {lock ? <p className="type-small text-ink-2">{`Lock color: ${lock}`}</p> : null}
      {sentence ? <p className="type-small text-ink-2">{sentence}</p> : null}
      {subjects ? <p className="type-small text-ink-2">{subjects}</p> : null}
    </>
  );
}
