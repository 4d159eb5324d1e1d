import './legend.css';

/** The line that stands for a topic, by its place among them. */
export function TopicLine({ place }: { place: number }) {
  const { path = 'M0 4h36', dashes } = lines[place] ?? {};
  return (
    <svg className="topic-line" viewBox="0 0 36 8" width="36" height="8" aria-hidden="true">
      <path d={path} strokeDasharray={dashes} />
    </svg>
  );
}

/** Line types of a drawing's legend, as many as there are topics. */
const lines: readonly { path?: string; dashes?: string }[] = [
  {},
  { dashes: '9 4.5' },
  { dashes: '1.7 4' },
  { dashes: '14 4 2 4' },
  { path: 'M0 2h36M0 6h36' },
  { dashes: '12 3.5 2 3.5 2 3.5' },
];
