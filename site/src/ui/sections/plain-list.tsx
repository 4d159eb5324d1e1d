import './plain-list.css';

/** List of short items, in several columns on wide screens. */
export function PlainList({
  items,
  className = '',
}: {
  items: readonly string[];
  className?: string;
}) {
  return (
    <ul role="list" className={`plain-list ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
