import { terminalBlockData as data } from '#electrical/figures/schematics/terminal-block.ts';
import { Lines } from '../../../plot/plot.tsx';
import { wrap } from '../../../plot/wrap.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import { type FigureDrawing, lettering } from '../../figure-drawing.ts';
import { ControlsSide, MissingRelay, PowerSide } from './terminal-circuits.tsx';
import { places, terminalsShown } from './terminal-places.ts';
import { TerminalStrip } from './terminal-strip.tsx';

/**
 * Two drawings meet at a match line. Left of it a circuit comes to the strip and waits for a dry
 * contact; right of it an output comes with its own voltage. The relay between them, dashed, is on
 * neither. Only the circuit's supply is live, up to its terminal.
 */
export const terminalBlock: FigureDrawing = {
  sizes: { wide: [560, 400], narrow: [360, 282] },
  detail: 75,
  draw(size) {
    const letters = lettering[size];
    const wide = size === 'wide';
    const place = places[size];
    const { match, strip, pitch, top } = place;
    const bottom = top + terminalsShown(data, size).length * pitch;
    const sheet = (name: string) => (wide ? [name] : wrap(name, 1));
    return (
      <>
        <path
          d={`M${match} 0V${bottom + 8}`}
          stroke="var(--ink-3)"
          strokeDasharray="12 4 2 4"
          vectorEffect="non-scaling-stroke"
        />
        <Lines
          x={match - 10}
          y={letters}
          size={letters}
          anchor="end"
          lines={sheet(data.power.sheet)}
        />
        <Lines x={match + 10} y={letters} size={letters} lines={sheet(data.controls.sheet)} />
        {wide ? (
          <Lettering x={strip} y={top - 12} size={letters} quiet>
            {data.cabinet}
          </Lettering>
        ) : (
          <Lines x={0} y={letters} size={letters} quiet lines={wrap(data.cabinet, 10)} />
        )}
        <TerminalStrip size={size} />
        <PowerSide size={size} />
        <MissingRelay size={size} />
        <ControlsSide size={size} />
        <Lines
          x={0}
          y={place.warning}
          size={letters}
          quiet
          lines={wrap(data.warning, 360, letters)}
        />
      </>
    );
  },
};
