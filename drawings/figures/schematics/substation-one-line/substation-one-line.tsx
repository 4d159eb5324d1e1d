import { substationOneLineData } from '#electrical/figures/schematics/substation-one-line.ts';
import { down, Wire } from '../../../symbols/wire.tsx';
import type { FigureDrawing } from '../../figure-drawing.ts';
import { ControlHouse } from './station-control-house.tsx';
import { StationDifferential } from './station-differential.tsx';
import { StationFeeders } from './station-feeders.tsx';
import { HighSide } from './station-high-side.tsx';
import { LineEntry } from './station-line-entry.tsx';
import { stationPlaces } from './station-places.ts';
import { StationTransformer } from './station-transformer.tsx';

/**
 * The first step of the switching order: the tap is live as far as the open 89, all behind it is
 * dead. Device numbers after IEEE C37.2.
 */
export const substationOneLine: FigureDrawing = {
  sizes: { wide: [720, 724], narrow: [360, 832] },
  draw(size) {
    const { high, low, lowClass, highRatio, lowRatio, transformer, feeders, battery, protocol } =
      substationOneLineData;
    const places = stationPlaces[size];
    const { axis, lineSwitch, highBreaker, transformer: middle, mainBreaker, bus } = places;
    return (
      <>
        <Wire
          d={down(axis, lineSwitch + 28, bus.y, [highBreaker, 11], [middle, 8], [mainBreaker, 10])}
        />
        <LineEntry size={size} places={places} high={high} />
        <HighSide size={size} places={places} ratio={highRatio} />
        <StationTransformer {...{ size, places, high, low, transformer }} />
        <StationDifferential size={size} places={places} lowClass={lowClass} ratio={lowRatio} />
        <StationFeeders {...{ size, places, low, feeders }} />
        <ControlHouse size={size} dc={battery} protocol={protocol} />
      </>
    );
  },
};
