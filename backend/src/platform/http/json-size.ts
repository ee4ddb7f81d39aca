const MOST_DEPTH = 20;

const [BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, QUOTE] = Buffer.from('\\,[]{}"');

/** Checks the number of elements and the depth (at most 20) before parsing, because parsing a million elements takes 100 ms. */
export function isOfReasonableSize(json: Buffer, mostElements: number): boolean {
  // Latin-1 decodes one character per byte. The characters we look for are ASCII, and no multi-byte UTF-8 character
  // contains them.
  const text = json.toString('latin1');
  let elements = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
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

function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** Preceded by an odd number of backslashes. */
function isEscaped(text: string, quote: number): boolean {
  let before = quote;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (quote - before) % 2 === 1;
}
