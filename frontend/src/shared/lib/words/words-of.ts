/** The words of a text that may be HTML. It is read as a document of its own, in which nothing is loaded and nothing runs. */
export function wordsOf(content: string): string {
  if (!/^\s*<[a-z!]/i.test(content)) return content.trim();
  const spaced = content.replaceAll(/<\/(p|h\d|li|blockquote)>|<[bh]r\b/gi, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  return (body.textContent || '').replaceAll(/\s+/g, ' ').trim();
}

/** The beginning of a text, with an ellipsis where it goes on. */
export const excerpt = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}...` : text;
