import { BatteryContainers } from '../parts/battery-containers.tsx';
import { Lamp } from '../parts/lamp.tsx';
import { Padmount } from '../parts/padmount.tsx';
import { SolarRows } from '../parts/solar-rows.tsx';
import { WindTurbine } from '../parts/wind-turbine.tsx';
import { horizonY, Land, gradeY as y } from './land.tsx';

/** The three kinds of project beside each other: trackers, batteries, a turbine. */
export function PlantForeland() {
  return (
    <Land
      shift={0}
      sun={640}
      yuccas={[-240, 1246]}
      brush={[-420, -130, 884, 1090, 1330]}
      behind={
        <>
          <WindTurbine far x={1196} y={horizonY + 6} scale={0.86} angle={12} />
          <WindTurbine far x={1272} y={horizonY + 6} scale={0.72} angle={74} />
        </>
      }
    >
      <SolarRows x={-520} y={y - 15} scale={1.02} count={42} />
      <SolarRows x={-300} y={y} scale={1.72} count={21} />
      <BatteryContainers x={690} y={y} scale={1.24} />
      <Padmount x={916} y={y} scale={1.1} />
      <WindTurbine x={1008} y={y} scale={1.84} angle={52} />
      <Lamp x={852} y={y - 50} radius={34} />
    </Land>
  );
}
