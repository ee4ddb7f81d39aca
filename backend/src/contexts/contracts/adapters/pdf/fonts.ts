import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';

export type Doc = InstanceType<typeof PDFDocument>;
export type Style = 'regular' | 'bold' | 'italic';

const packages = createRequire(import.meta.url);
const NOTO = '@fontsource-variable/';
const FAMILIES = ['noto-sans', 'noto-sans-hebrew', 'noto-sans-arabic', 'noto-sans-thai'];
const CJK = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Joiners, variation selectors and marks of direction: they shape their neighbors and have no glyph of their own. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]$/u;

/** One file of a font package, which covers some ranges of Unicode. */
export interface Face {
  readonly family: string;
  readonly part: string;
  readonly ranges: readonly (readonly [number, number])[];
  /** Code points that the ranges promise and the file does not have. */
  readonly missing: Set<number>;
}

export async function facesFor(text: string): Promise<readonly Face[]> {
  // Chinese and Japanese write many of the same characters differently; kana tells which one is meant.
  const asian = KANA.test(text) ? CJK.toSorted((one) => (one === 'noto-sans-jp' ? -1 : 0)) : CJK;
  const faces: Face[] = [];
  for (const family of [...FAMILIES, ...asian, 'noto-emoji']) {
    const parts = JSON.parse(await readFile(packages.resolve(`${NOTO}${family}/unicode.json`), 'utf8')) as object;
    for (const [part, ranges] of Object.entries(parts as Record<string, string>))
      faces.push({ family, part: part.replaceAll(/[[\]]/g, ''), ranges: rangesIn(ranges), missing: new Set() });
  }
  return faces;
}

const rangesIn = (css: string) =>
  css.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });

const covers = ({ ranges, missing }: Face, point: number) =>
  !missing.has(point) && ranges.some(([first, last]) => first <= point && point <= last);

const pointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const visiblePointsOf = (text: string) =>
  Array.from(text)
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0);

/** Tabs and the spaces of other widths, which fonts lack. */
const SPACE = /^[\t\p{Zs}]$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What is printed for a character that no font has. */
const codeOf = (point: number) => `[U+${point.toString(16).toUpperCase().padStart(4, '0')}]`;

export interface Glyphs {
  readonly text: string;
  readonly face: Face;
  /** Index in the paragraph. */
  readonly at: number;
}

/** The fonts of one document, each with only the characters that occur. */
export class Fonts {
  hasCodes = false;
  private generation = 0;
  private readonly used = new Map<string, { face: Face; style: Style; points: Set<number> }>();
  private readonly doc: Doc;
  private readonly faces: readonly Face[];

  constructor(doc: Doc, faces: readonly Face[]) {
    this.doc = doc;
    this.faces = faces;
  }

  /** The paragraph as clusters of characters with their fonts. */
  clusters(paragraph: string): Glyphs[] {
    const found: Glyphs[] = [];
    for (const { segment, index } of graphemes.segment(paragraph)) {
      // Composed, since fonts draw an é better than an e with an accent. The attached text is as it was signed.
      const text = SPACE.test(segment) ? ' ' : segment.normalize('NFC');
      const points = visiblePointsOf(text);
      if (points.length === 0) continue;
      const face = this.faceFor(points);
      if (face) found.push({ text, face, at: index });
      else for (const point of points) found.push(this.single(point, index));
    }
    return found;
  }

  private single(point: number, at: number): Glyphs {
    const face = this.faceFor([point]);
    if (face) return { text: String.fromCodePoint(point), face, at };
    this.hasCodes = true;
    return { text: codeOf(point), face: this.faceFor([0x5b]) as Face, at };
  }

  private faceFor(points: readonly number[]): Face | undefined {
    return this.faces.find((face) => points.every((point) => covers(face, point)));
  }

  note(text: string, style: Style): void {
    for (const cluster of this.clusters(text)) {
      const key = this.key(cluster.face, style);
      const use = this.used.get(key) ?? { face: cluster.face, style, points: new Set() };
      for (const point of pointsOf(cluster.text)) use.points.add(point);
      this.used.set(key, use);
    }
  }

  /** @returns whether every file has all that its package promises; otherwise note the texts again */
  async load(): Promise<boolean> {
    let isComplete = true;
    for (const [key, { face, style, points }] of this.used) {
      const font = await this.subset(face, style, points);
      const doc = this.doc.registerFont(key, font).font(key) as Doc & { _font: { font: FontkitFont } };
      const has = glyphsOf(doc._font.font);
      for (const point of points) {
        if (INVISIBLE.test(String.fromCodePoint(point)) || has(point)) continue;
        face.missing.add(point);
        isComplete = false;
      }
    }
    if (!isComplete) {
      this.used.clear();
      // A registered name is used once, since the font that lacks characters is replaced.
      this.generation += 1;
    }
    return isComplete;
  }

  private async subset({ family, part }: Face, style: Style, points: Set<number>): Promise<Buffer> {
    const isSlanted = style === 'italic' && family === 'noto-sans' && part !== 'devanagari';
    const file = `${NOTO}${family}/files/${family}-${part}-wght-${isSlanted ? 'italic' : 'normal'}.woff2`;
    const source = await readFile(packages.resolve(file));
    const wght = style === 'bold' ? 700 : 400;
    const text = String.fromCodePoint(...points);
    return Buffer.from(await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: { wght } }));
  }

  key({ family, part }: Face, style: Style): string {
    return `${family} ${part} ${style} ${String(this.generation)}`;
  }
}

interface FontkitFont {
  readonly characterSet: readonly number[];
}

/** A subset without any of the characters has no table of characters either, for which its reader throws. */
function glyphsOf(font: FontkitFont): (point: number) => boolean {
  try {
    const points = new Set(font.characterSet);
    return (point) => points.has(point);
  } catch {
    return () => false;
  }
}
