import { powerBuildingOneLineData } from '#electrical/figures/schematics/power-building-one-line.ts';
import { Lines, Trace } from '../../../plot/plot.tsx';
import { Breaker } from '../../../symbols/breaker.tsx';
import { Bus, Lettering, Wire } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';
import { MotorFeeder } from './power-building-motor.tsx';
import { places } from './power-building-places.ts';
import { PowerBuildingService } from './power-building-service.tsx';
import { Starters } from './power-building-starters.tsx';

/**
 * The live path runs from the utility along the top, down through the transformer into the power
 * building, back along the bus and down to one motor. The other starters are open and dead.
 */
export const powerBuildingOneLine: FigureDrawing = {
  sizes: { wide: [560, 402], narrow: [360, 380] },
  detail: 15,
  draw(size) {
    const letters = lettering[size];
    const place = places[size];
    const { drop, main, bus, outline, indent } = place;
    const { name, voltage, main: frame, withstand } = powerBuildingOneLineData.building;
    const besideMain = { x: drop - 30, size: letters, anchor: 'end' as const };
    return (
      <>
        <Trace
          d={`M${outline.left} ${outline.top}H${outline.right}V${outline.bottom}H${outline.left}z`}
          tone="quiet"
          dashed
          weight={1.2}
        />
        <Lettering x={indent} y={outline.top + letters + 9} size={letters} anchor="start" quiet>
          {name}
        </Lettering>
        <PowerBuildingService place={place} size={size} />
        <Wire d={`M${drop} ${main + 8}V${bus}`} live />
        <Breaker x={drop} y={main} live />
        {size === 'wide' ? (
          <Lines
            {...besideMain}
            y={main - 3}
            lines={[`${voltage} MAIN`, `${frame.toLocaleString('en-US')} A FRAME`]}
          />
        ) : (
          <Lettering {...besideMain} y={main + 5}>
            {`MAIN ${frame.toLocaleString('en-US')} A`}
          </Lettering>
        )}
        <Bus from={indent} to={outline.right - indent} y={bus} live />
        <Lettering x={indent} y={bus - 10} size={letters} anchor="start">
          {size === 'wide' ? `MCC ${voltage} · ${withstand} kA` : `MCC ${withstand} kA`}
        </Lettering>
        <Starters place={place} size={size} />
        <MotorFeeder place={place} size={size} />
      </>
    );
  },
};
