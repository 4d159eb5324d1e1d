import '#ui/sheets/sheet-form.css';

/** Names and values in the head of a sheet, such as the test set and its serial number. */
export function SheetFacts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className="sheet-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
