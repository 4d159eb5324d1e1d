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
