type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface TableText {
  readonly encoding: Encoding;
  readonly text: string;
}

/** Decodes a file. If it is not UTF-8, it is UTF-16 if marked as such, otherwise Windows-1252 from a spreadsheet. */
export function readTable(bytes: Uint8Array): TableText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: 'UTF-16', text: decode('utf-16le', bytes) };
  if (first === 0xfe && second === 0xff) return { encoding: 'UTF-16', text: decode('utf-16be', bytes) };
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return { encoding: 'UTF-16', text: decode(unmarked, bytes) };
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'Windows-1252', text: decode('windows-1252', bytes) };
  }
}

/** In UTF-16, every other byte of Latin letters is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 64);
  const zeros = (odd: number) => head.filter((byte, place) => byte === 0 && place % 2 === odd).length;
  if (zeros(1) * 3 > head.length) return 'utf-16le';
  return zeros(0) * 3 > head.length ? 'utf-16be' : null;
}

/** `.xlsx` is a ZIP file; `.xls` has the signature of old Office files. */
export function isWorkbook([first, second, third, fourth]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b && third === 3 && fourth === 4) || (first === 0xd0 && second === 0xcf);
}

/** Pictures and other binary files contain NUL characters. */
export const isText = ({ text }: TableText): boolean => !text.includes('\0');

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes);

const MAX_WORD_LENGTH = 40;

/** The first word whose letters reveal whether the file was decoded correctly. */
export function distinctiveWord(text: string): string | undefined {
  const place = text.search(/[^\p{ASCII}\s]/u);
  if (place < 0) return undefined;
  const [before = ''] = /[\p{L}\p{M}'’-]*$/u.exec(text.slice(Math.max(0, place - MAX_WORD_LENGTH), place)) ?? [];
  const [rest = ''] = /^.[\p{L}\p{M}'’-]*/u.exec(text.slice(place, place + MAX_WORD_LENGTH)) ?? [];
  return before + rest;
}
