export interface Block {
  kind: 'heading' | 'item' | 'text';
  words: string;
}

const BLOCK = /^(?:p|h\d|li|ul|ol|blockquote|div|hr|body)$/i;
const UNSEEN = /^(?:script|style|template)$/i;

const isHtml = (content: string) => /^\s*<[a-z!]/i.test(content);

/** The words of a text that may be HTML, as plain text. */
export function wordsOf(content: string): string {
  if (!isHtml(content)) return content.trim();
  return blocksIn(content)
    .map(({ words }) => words)
    .join(' ');
}

/** The same by block: headings, list items, paragraphs. */
export function blocksOf(content: string): Block[] {
  return isHtml(content) ? blocksIn(content) : [{ kind: 'text', words: content.trim() }];
}

/** A parsed document that is never shown runs no script and loads no image. */
function blocksIn(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks: Block[] = [];
  let open: { of: Element; block: Block } | undefined;
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      if (BLOCK.test(node.tagName)) open = undefined;
      else if (node.tagName === 'BR' && open) open.block.words += ' ';
      continue;
    }
    const parent = node.parentElement;
    if (parent === null || UNSEEN.test(parent.tagName)) continue;
    const of = blockAround(parent);
    if (open?.of !== of) {
      open = { of, block: { kind: kindOf(of.tagName), words: '' } };
      blocks.push(open.block);
    }
    open.block.words += node.nodeValue ?? '';
  }
  return blocks
    .map(({ kind, words }) => ({ kind, words: words.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ words }) => words !== '');
}

function blockAround(element: Element): Element {
  let around = element;
  while (!BLOCK.test(around.tagName) && around.parentElement) around = around.parentElement;
  return around;
}

function kindOf(tag: string): Block['kind'] {
  if (/^h\d/i.test(tag)) return 'heading';
  return /^li$/i.test(tag) ? 'item' : 'text';
}

/** The first `length` characters, with an ellipsis if the text is longer. */
export const excerpt = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}...` : text;
