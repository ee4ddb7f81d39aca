import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** A node's HTML, created in a detached document: the window would load an image as soon as it is created. */
export function htmlOf({ type, content }: Node): string {
  const page = document.implementation.createHTMLDocument();
  DOMSerializer.fromSchema(type.schema).serializeFragment(content, { document: page }, page.body);
  return page.body.innerHTML;
}
