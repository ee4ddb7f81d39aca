const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, figcaption, td, th';
/** The server's limit. */
const MAX_LENGTH = 500;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** As it is compared: runs of white space count as one space. */
export const passageOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);

/** The paragraphs, headings and list items of the content, each once. */
export function passagesIn(html: string): string[] {
  const blocks = [...parse(html).querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  return [...new Set(blocks.map((block) => passageOf(block.textContent)))].filter((text) => text !== '');
}

interface Place {
  node: Text;
  at: number;
}

/** The content's text with collapsed white space, and the place of each character in the document. */
function readText(root: HTMLElement): { text: string; places: Place[] } {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  const places: Place[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [at, sign] of [...(node as Text).data].entries()) {
      const isSpace = /\s/.test(sign);
      if (isSpace && text.endsWith(' ')) continue;
      text += isSpace ? ' ' : sign;
      places.push({ node: node as Text, at });
    }
  }
  return { text, places };
}

/** Highlights each passage where it first appears, followed by its number, which begins at 1. Others stay unmarked. */
export function markPassages(root: HTMLElement, passages: readonly (string | null)[]): void {
  for (const [index, passage] of passages.entries()) {
    if (passage) mark(root, passage, index + 1);
  }
}

function mark(root: HTMLElement, passage: string, number: number): void {
  const { text, places } = readText(root);
  const start = text.indexOf(passage);
  if (start === -1) return;
  const covered = places.slice(start, start + passage.length);
  const byNode = [...Map.groupBy(covered, ({ node }) => node)];
  for (const [order, [node, signs]] of byNode.entries()) {
    const range = root.ownerDocument.createRange();
    range.setStart(node, signs[0]?.at ?? 0);
    range.setEnd(node, (signs.at(-1)?.at ?? 0) + 1);
    const highlight = root.ownerDocument.createElement('mark');
    range.surroundContents(highlight);
    if (order < byNode.length - 1) continue;
    const label = root.ownerDocument.createElement('sup');
    label.textContent = String(number);
    highlight.after(label);
  }
}

/** Words that the reader has selected, on any way. */
export function onSelection(page: Document, select: (passage: string) => void): void {
  const report = () => {
    const passage = passageOf(page.getSelection()?.toString() ?? '');
    if (passage !== '') select(passage);
  };
  for (const event of ['mouseup', 'touchend', 'keyup']) page.addEventListener(event, report);
}
