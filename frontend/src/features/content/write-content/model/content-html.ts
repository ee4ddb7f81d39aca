const SPECIAL: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => SPECIAL[character] ?? character);

/** A text is HTML if it begins with a tag. */
export const isHtml = (content: string) => /^\s*<[a-z!]/i.test(content);

/** The content as HTML; plain text becomes paragraphs. */
export function htmlOf(content: string): string {
  const text = content.trim();
  return isHtml(text) || text === '' ? text : paragraphsOf(text).join('\n');
}

/** A text with an image appended; plain text becomes HTML, which can contain images. */
export function withPicture(content: string, { url, alt }: { url: string; alt: string }): string {
  const picture = `<p><img src="${escaped(url)}" alt="${escaped(alt)}"></p>`;
  return [htmlOf(content), picture].filter(Boolean).join('\n');
}

const paragraphsOf = (text: string) =>
  text.split(/\n\s*\n/).map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`);
