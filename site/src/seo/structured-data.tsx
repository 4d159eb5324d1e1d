import type { Graph, Thing } from 'schema-dts';

/** What search engines are told of the page, as one graph whose nodes refer to each other. */
export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of JSON.
      dangerouslySetInnerHTML={{ __html: serializeGraph(graph) }}
    />
  );
}

/** The graph as JSON in which no text can end the script that holds it. */
export function serializeGraph(graph: readonly Thing[]): string {
  const whole: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(whole).replaceAll('<', '\\u003c');
}
