// Written by hand: a hundred lines do it, and the writers in the registry are no longer maintained.

/** A paragraph of a document that every word processor opens (Rich Text Format 1.9). */
export type Block =
  | { kind: 'title' | 'heading' | 'subheading' | 'text'; text: string }
  | { kind: 'item'; text: string; note?: string }
  | { kind: 'choice'; text: string; isChosen: boolean; note?: string }
  | { kind: 'row'; label: string; value: string };

/** US letter, in twentieths of a point. */
const PAPER = String.raw`\paperw12240\paperh15840\margl1440\margr1440\margt1200\margb1200\widowctrl`;
const TEXT_WIDTH = 9360;
const LABEL_WIDTH = 3120;

const FONTS = String.raw`{\fonttbl{\f0\fswiss\fcharset0 Calibri;}{\f1\froman\fcharset0 Georgia;}{\f2\fnil\fcharset0 Segoe UI Symbol;}}`;
const COLORS = String.raw`{\colortbl;\red27\green23\blue19;\red11\green93\blue107;\red90\green77\blue64;}`;
const STYLES = String.raw`{\stylesheet{\s0\sa120\f0\fs22\cf1 Normal;}
{\s1\sb360\sa120\keepn\outlinelevel0\f1\b\fs34\cf2\sbasedon0\snext0 heading 1;}
{\s2\sb240\sa80\keepn\outlinelevel1\f1\b\fs26\cf1\sbasedon0\snext0 heading 2;}
{\s3\sa80\f1\b\fs52\cf2\sbasedon0\snext0 Title;}}`;
/** One list of bullets, which the word processor knows as a list. */
const LISTS = String.raw`{\*\listtable{\list\listtemplateid1\listsimple{\listlevel\levelnfc23\leveljc0\levelfollow0\levelstartat1{\leveltext\'01\u8226 ?;}{\levelnumbers;}\fi-360\li720}\listid1}}
{\*\listoverridetable{\listoverride\listid1\listoverridecount0\ls1}}`;
const FOOTER = String.raw`{\footer\pard\qc\f0\fs18\cf3{\field{\*\fldinst PAGE}{\fldrslt 1}}\par}`;

const TICKED = 0x2612;
const BLANK = 0x2610;

/** @param blocks in order; consecutive rows form one table */
export function writeRtf(title: string, blocks: readonly Block[]): string {
  return [
    String.raw`{\rtf1\ansi\ansicpg1252\uc1\deff0\deflang1033${FONTS}${COLORS}${STYLES}${LISTS}`,
    String.raw`{\info{\title ${escapeRtf(title)}}}${PAPER}${FOOTER}`,
    ...blocks.map(writeBlock),
    '}',
  ].join('\n');
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
      return paragraph(String.raw`\s3\sa80\f1\b\fs52\cf2`, escapeRtf(block.text));
    case 'heading':
      return paragraph(String.raw`\s1\sb360\sa120\keepn\outlinelevel0\f1\b\fs34\cf2`, escapeRtf(block.text));
    case 'subheading':
      return paragraph(String.raw`\s2\sb240\sa80\keepn\outlinelevel1\f1\b\fs26\cf1`, escapeRtf(block.text));
    case 'text':
      return paragraph(String.raw`\s0\sa120\f0\fs22\cf1`, escapeRtf(block.text));
    case 'item':
      return paragraph(
        String.raw`\s0\sa60\ls1\ilvl0\fi-360\li720\f0\fs22\cf1`,
        String.raw`{\listtext\u8226 ?\tab}${withNote(block)}`,
      );
    case 'choice': {
      const box = block.isChosen ? String.raw`{\f2\u${String(TICKED)} x}` : String.raw`{\f2\u${String(BLANK)} -}`;
      return paragraph(String.raw`\s0\sa60\fi-360\li360\tx360\f0\fs22\cf1`, String.raw`${box}\tab ${withNote(block)}`);
    }
    case 'row':
      return writeRow(block.label, block.value);
  }
}

const paragraph = (style: string, text: string) => String.raw`\pard\plain${style} ${text}\par`;

const withNote = ({ text, note }: { text: string; note?: string }) =>
  note === undefined ? escapeRtf(text) : String.raw`{\b ${escapeRtf(text)}}: ${escapeRtf(note)}`;

function writeRow(label: string, value: string): string {
  const border = String.raw`\clbrdrt\brdrs\brdrw10\clbrdrb\brdrs\brdrw10`;
  const cell = (text: string) => String.raw`\pard\plain\intbl\sb60\sa60\f0\fs22\cf1 ${text}\cell`;
  return [
    String.raw`\trowd\trgaph108\trkeep`,
    `${border}\\cellx${String(LABEL_WIDTH)}`,
    `${border}\\cellx${String(TEXT_WIDTH)}`,
    cell(String.raw`{\b ${escapeRtf(label)}}`),
    cell(escapeRtf(value)),
    String.raw`\row`,
  ].join('\n');
}

/** Characters beyond ASCII as UTF-16 numbers, with a question mark for readers without Unicode. */
export function escapeRtf(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\{}]/g, String.raw`\$&`)
    .replaceAll(/[^\n\t\u0020-\u007e]/g, (letters) => [...unitsOf(letters)].join(''))
    .replaceAll('\n', '\\line ')
    .replaceAll('\t', '\\tab ');
}

function* unitsOf(letters: string): Generator<string> {
  for (let at = 0; at < letters.length; at += 1) {
    const unit = letters.charCodeAt(at);
    if (unit > 0x9f) yield String.raw`\u${String(unit > 0x7fff ? unit - 0x10000 : unit)}?`;
  }
}
