/** A line that keeps its width at every scale. */
export function Stroke({ d, stroke, weight, dashes }: StrokeProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={weight}
      strokeDasharray={dashes}
      vectorEffect="non-scaling-stroke"
    />
  );
}

interface StrokeProps {
  d: string;
  stroke: string;
  /** On the screen; without it, that of the group around it. */
  weight?: number | undefined;
  dashes?: string | undefined;
}
