/** Facts for search engines, as JSON-LD. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** A `<` inside a text must not be able to end the script. */
export const jsonLd = (facts: Record<string, unknown>) =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
