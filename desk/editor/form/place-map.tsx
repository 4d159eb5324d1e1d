import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { deskApi, type FieldPath, type Fields, type Place, type TownPlace } from '../desk-api.ts';
import { fieldId } from '../field-names.ts';
import { useFormActions } from './form-actions.ts';
import { type MapView, viewAround } from './map-view.ts';

/**
 * The place of two fields on a plain map of the service area: the towns there are, the ring that
 * holds them, and a cross that a click or the arrow keys move.
 */
export function PlaceMap({ path, place }: { path: FieldPath; place: Partial<Place> | undefined }) {
  const { change, read } = useFormActions();
  const [region, setRegion] = useState<Awaited<ReturnType<typeof deskApi.places>>>();
  useEffect(() => {
    deskApi.places().then(setRegion, () => {
      // Without the towns there are still the two numbers.
    });
  }, []);
  if (!region || path.includes('ring')) return null;
  const view = viewAround(region.ring.center, region.ring.radiusKm);
  const { latitude, longitude } = place ?? {};
  const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude);
  const here: Place = isPlaced ? (place as Place) : region.ring.center;
  const put = (next: Place) => {
    const degrees = { latitude: round(next.latitude), longitude: round(next.longitude) };
    change(path, { ...(read(path) as Fields), ...degrees }, fieldId([...path, 'place']));
  };
  const own = read(['name']);
  return (
    <MapPicture
      view={view}
      here={isPlaced ? here : undefined}
      radius={view.radius}
      towns={region.towns.filter(({ name }) => name !== own)}
      onPut={put}
      onStep={(east, north) =>
        put({ latitude: here.latitude + north * 0.01, longitude: here.longitude + east * 0.01 })
      }
    />
  );
}

interface MapPictureProps {
  view: MapView;
  here: Place | undefined;
  radius: number;
  towns: readonly TownPlace[];
  onPut: (place: Place) => void;
  onStep: (east: number, north: number) => void;
}

function MapPicture({ view, here, radius, towns, onPut, onStep }: MapPictureProps) {
  const cross = here && view.toPoint(here);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [(clientX - box.x) / box.width, (clientY - box.y) / box.height];
    onPut(view.toPlace(x * view.size, y * view.size));
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
      event.key
    ];
    if (!by) return;
    event.preventDefault();
    const pace = event.shiftKey ? 10 : 1;
    onStep((by[0] ?? 0) * pace, (by[1] ?? 0) * pace);
  };
  return (
    <div className="place-map">
      <button
        type="button"
        className="place-picture"
        aria-label={`Location on the map: ${here ? `latitude ${here.latitude}, longitude ${here.longitude}` : 'none yet'}. Arrow keys move it, and Shift moves it farther.`}
        onPointerDown={point}
        onKeyDown={step}
      >
        <svg viewBox={`0 0 ${view.size} ${view.size}`} aria-hidden="true">
          <circle className="place-ring" cx={view.size / 2} cy={view.size / 2} r={radius} />
          {towns.map((town) => {
            const [x, y] = view.toPoint(town);
            return (
              <g key={town.name}>
                <circle className="place-town" cx={x} cy={y} r="3.5" />
                <text className="place-name" x={x + 8} y={y + 4}>
                  {town.name}
                </text>
              </g>
            );
          })}
          {cross ? (
            <g className="place-here" transform={`translate(${cross[0]} ${cross[1]})`}>
              <path d="M-14 0h9M5 0h9M0-14v9M0 5v9" />
              <path className="place-mark" d="M-5-5H5V5H-5z" />
            </g>
          ) : null}
        </svg>
      </button>
      <p className="field-note">
        Click its location, or type the coordinates. It must be inside the dashed circle.
      </p>
    </div>
  );
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
