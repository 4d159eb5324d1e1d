import '#ui/controls/field.css';

/**
 * By a result, while a field cannot be read: whose result it is, and the way to the first such
 * field, which on a phone is out of sight.
 */
export function StaleResult({
  ofExample,
  fields,
}: {
  ofExample: boolean;
  /** The ids of the fields that cannot be read, in the order of the page. */
  fields: readonly string[];
}) {
  const [first] = fields;
  return (
    <p className="field-error" hidden={!first}>
      {first ? (
        <>
          {tellStale(ofExample)}{' '}
          <a href={`#${first}`} style={underlined}>
            {correct}
          </a>
        </>
      ) : null}
    </p>
  );
}

/** The same for assistive technology, which is told it as it happens. */
export function announceStale(ofExample: boolean): string {
  return `${tellStale(ofExample)} ${correct}`;
}

// The page's own style sheet holds only what stands in its HTML, and this never does.
const underlined = { textDecoration: 'underline' };

const correct = 'Correct what is marked to see yours.';

function tellStale(ofExample: boolean): string {
  return ofExample
    ? 'This is still the result of the example.'
    : 'This is still the result of your last complete case.';
}
