const MOST_DEPTH = 20;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

/** Whether JSON has no more than so many elements, twenty deep; told from its text, because reading a million takes a tenth of a second. */
export function isOfReasonableSize(text: Buffer, mostElements: number): boolean {
  let elements = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === QUOTE) {
      at = endOfText(text, at);
    } else if (sign === COMMA) {
      elements += 1;
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      elements += 1;
      depth += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      depth -= 1;
    }
    if (elements > mostElements || depth > MOST_DEPTH) return false;
  }
  return true;
}

function endOfText(text: Buffer, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === BACKSLASH) at += 1;
    else if (text[at] === QUOTE) return at;
  }
  return text.length;
}
