import { DispatchMap } from '#drawings/map/dispatch-map.tsx';
import { measureMapName } from '#site/fonts/measure-map-name.ts';
import {
  type DispatchPlace,
  formatMinutes,
  type readDispatchMap,
} from '#site/read/dispatch-places.ts';
import { Section } from '#ui/sections/section.tsx';
import '#site/blocks/map.css';
import '#ui/pictures/arrangements.css';
import '#ui/sections/split.css';
import './service-area.css';

/** Shows which base serves which town, on a map and in a table whose rows link to the town cards. */
export function Dispatch({
  words: { heading, note },
  mapLabel,
  map,
  places,
}: {
  words: { heading: string; note: string };
  mapLabel: string;
  /** Undefined if the region has no map. */
  map: Awaited<ReturnType<typeof readDispatchMap>>;
  places: readonly DispatchPlace[];
}) {
  const shared = map && { ...map, measureName: measureMapName, writeMinutes: formatMinutes };
  return (
    <Section id="dispatch" label="Dispatch" heading={heading}>
      <div className={shared ? 'split split-7-5 dispatch' : undefined}>
        {shared ? (
          <div className="dispatch-map" role="img" aria-label={mapLabel}>
            <DispatchMap {...shared} size="wide" className="map-wide" />
            <DispatchMap {...shared} size="narrow" className="map-narrow" />
          </div>
        ) : null}
        <div>
          <table className="dispatch-table">
            <thead>
              <tr>
                <th scope="col">Town</th>
                <th scope="col">
                  <span className="heard-on-phones">From</span>
                </th>
                <th scope="col">Road</th>
                <th scope="col">Drive</th>
                <th scope="col">Grid</th>
              </tr>
            </thead>
            <tbody>
              {places.map((place) => (
                <DispatchRow key={place.id} place={place} />
              ))}
            </tbody>
          </table>
          <p className="type-mono text-ink-2 dispatch-note">{note}</p>
        </div>
      </div>
    </Section>
  );
}

function DispatchRow({ place: { name, stateCode, grid, drive, href } }: { place: DispatchPlace }) {
  return (
    <tr data-base={drive?.from}>
      <th scope="row">
        <a href={href}>{name}</a>
        {`\u00a0${stateCode}`}
      </th>
      {drive ? (
        <>
          <td>
            <span className="heard-on-phones">{drive.from}</span>
          </td>
          <td>{`${drive.miles}\u00a0mi`}</td>
          <td>{formatMinutes(drive.minutes)}</td>
        </>
      ) : (
        <td colSpan={3}>Base</td>
      )}
      <td>{grid}</td>
    </tr>
  );
}
