import type { Company } from '#contract/company.ts';
import './title-block.css';

/** The footer's last row, after the title block of a drawing. */
export function TitleBlock({
  company,
  sheet,
  year,
}: {
  company: Company;
  sheet: string;
  year: number;
}) {
  const { bases, phone, emergencyPhone, email, licenses } = company;
  return (
    <div className="title-block">
      {bases.map((base, index) => (
        <div key={base.city}>
          <span className="title-block-label">{`Base ${index + 1}`}</span>
          <p>{`${base.city}, ${base.state}`}</p>
          <span className="title-block-note">{formatPosition(base.position)}</span>
        </div>
      ))}
      <div>
        <span className="title-block-label">Dispatch, 24/7</span>
        <a href={`tel:${emergencyPhone.number}`}>{emergencyPhone.display}</a>
        {phone.number !== emergencyPhone.number && (
          <a className="title-block-note" href={`tel:${phone.number}`}>
            {`Office ${phone.display}`}
          </a>
        )}
        <a className="title-block-note" href={`mailto:${email}`}>
          {email}
        </a>
      </div>
      <div>
        <span className="title-block-label">Sheet</span>
        <p>{sheet}</p>
        <span className="title-block-note">Scale: none</span>
      </div>
      <div>
        <span className="title-block-label">{`© ${year} ${company.legalName}`}</span>
        {licenses.map(({ state, number }) => (
          <p key={number} className="title-block-note">
            {`${state} license ${number}`}
          </p>
        ))}
      </div>
    </div>
  );
}

/** A place as drawings write it: 32.3187 N 102.5457 W */
export function formatPosition({ latitude, longitude }: { latitude: number; longitude: number }) {
  const north = `${Math.abs(latitude).toFixed(4)} ${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(4)} ${longitude < 0 ? 'W' : 'E'}`;
  return `${north} ${east}`;
}
