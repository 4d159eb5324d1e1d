import { mapViewBox } from '#drawings/index.ts';
import { Drawing } from './drawing.tsx';
import '#ui/pictures/scene.css';
import './map.css';

/** The service area, with larger names and less beside them on narrow screens. */
export function AreaMap({ label }: { label: string }) {
  return (
    <div className="area-map">
      <Drawing
        sprite="map"
        name="wide"
        viewBox={mapViewBox.wide}
        label={label}
        className="scene map-wide"
      />
      <Drawing
        sprite="map"
        name="narrow"
        viewBox={mapViewBox.narrow}
        label={label}
        className="scene map-narrow"
      />
    </div>
  );
}

/** The dispatch map, with larger names and less beside them on narrow screens. */
export function DispatchArea({ label }: { label: string }) {
  return (
    <div className="dispatch-map" role="img" aria-label={label}>
      <Drawing sprite="dispatch" name="wide" viewBox={mapViewBox.wide} className="scene map-wide" />
      <Drawing
        sprite="dispatch"
        name="narrow"
        viewBox={mapViewBox.narrow}
        className="scene map-narrow"
      />
    </div>
  );
}

/** The same where it is small at every width: the names of the narrow one. */
export function SmallDispatchArea({ label }: { label: string }) {
  return (
    <div className="dispatch-map" role="img" aria-label={label}>
      <Drawing sprite="dispatch" name="narrow" viewBox={mapViewBox.narrow} />
    </div>
  );
}
