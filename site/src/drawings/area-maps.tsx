import { mapViewBox } from '#drawings/index.ts';
import { Drawing, DrawingPair } from './drawing.tsx';
import './map.css';

/** The service area. */
export function AreaMap({ label }: { label: string }) {
  return (
    <div className="area-map">
      <DrawingPair sprite="map" viewBox={boxOf} label={label} className="scene map" />
    </div>
  );
}

/** The dispatch map. */
export function DispatchArea({ label }: { label: string }) {
  return (
    <div className="dispatch-map" role="img" aria-label={label}>
      <DrawingPair sprite="dispatch" viewBox={boxOf} className="scene map" />
    </div>
  );
}

/** The dispatch map where it is small at every width, in its narrow arrangement. */
export function SmallDispatchArea({ label }: { label: string }) {
  return (
    <div className="dispatch-map" role="img" aria-label={label}>
      <Drawing sprite="dispatch" name="narrow" viewBox={mapViewBox.narrow} />
    </div>
  );
}

const boxOf = (size: keyof typeof mapViewBox) => mapViewBox[size];
