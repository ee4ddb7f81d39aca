const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => SPECIAL[character] ?? character);

/** A text with a picture after it; plain text becomes HTML, in which a picture can stand. */
export function withPicture(content: string, { url, alt }: { url: string; alt: string }): string {
  const picture = `<img src="${escaped(url)}" alt="${escaped(alt)}">`;
  const text = content.trim();
  if (text === '') return `<p>${picture}</p>`;
  const isHtml = /^<[a-z!]/i.test(text);
  const html = isHtml ? text : paragraphsOf(text).join('\n');
  return `${html}\n<p>${picture}</p>`;
}

const paragraphsOf = (text: string) =>
  text.split(/\n\s*\n/).map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`);
