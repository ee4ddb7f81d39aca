interface PageDataProps {
  id: string;
  data: object;
}

/** What the server knew when it rendered this page, as JSON; scripts read it with `readPageData`. */
export function PageData({ id, data }: PageDataProps) {
  // A `<` inside a sentence must not be able to end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} suppressHydrationWarning />;
}

/** Undefined if no server has filled it in. */
export function readPageData(id: string): unknown {
  const text = typeof document === 'undefined' ? '' : document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
