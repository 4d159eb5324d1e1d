import { memo } from 'react';
import { VoltageDecisionMap, voltageMapSizes } from '#drawings/tools/line-case.ts';
import type { LineCase } from '#electrical/line/line-voltage.ts';
import './case-drawing.css';

/** Where the case lies on our article's map by load and distance; drawn again where that changed. */
export const CaseMap = memo(function CaseMap({ given, label }: { given: LineCase; label: string }) {
  return (
    <svg
      className="case-drawing"
      viewBox={`0 0 ${voltageMapSizes.narrow.join(' ')}`}
      role="img"
      aria-label={label}
    >
      <VoltageDecisionMap
        plain
        size="narrow"
        cases={[{ load: given.load.megawatts, distance: given.miles }]}
      />
    </svg>
  );
});
