import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** The HTML of a text, made in a page that nobody sees: one of the window's own pictures loads as soon as it is made. */
export function htmlOf({ type, content }: Node): string {
  const page = document.implementation.createHTMLDocument();
  DOMSerializer.fromSchema(type.schema).serializeFragment(content, { document: page }, page.body);
  return page.body.innerHTML;
}
