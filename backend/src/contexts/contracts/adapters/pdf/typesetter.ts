import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import type { Doc, Face, Fonts, Glyphs, Style } from './fonts.js';

// Its types describe another export than Node finds.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
const words = new Intl.Segmenter('en', { granularity: 'word' });
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const BREAKS_ANYWHERE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

export interface Type {
  readonly size: number;
  readonly leading: number;
  readonly style: Style;
  readonly color: string;
}

interface Run {
  readonly text: string;
  readonly font: string;
  readonly width: number;
}

export interface TextLine {
  readonly runs: readonly Run[];
  readonly width: number;
  readonly isRightToLeft: boolean;
}

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** Unlike its types, PDFKit also accepts an object, which turns features off. */
const OFF: object = { mark: false, mkmk: false };
const WITHOUT_MARKS = OFF as Features;

export class Typesetter {
  private readonly doc: Doc;
  private readonly fonts: Fonts;
  /** Font and text of runs that can't be shaped. */
  private readonly unshaped = new Set<string>();

  constructor(doc: Doc, fonts: Fonts) {
    this.doc = doc;
    this.fonts = fonts;
  }

  width(text: string, font: string, size: number): number {
    const measure = (features: Features) => this.doc.font(font).fontSize(size).widthOfString(text, { features });
    try {
      return measure(this.features(text, font));
    } catch {
      // The layout of fonts fails where a mark has no anchor, as the dots of some Arabic letters; such marks are not moved.
      this.unshaped.add(`${font} ${text}`);
      return measure(WITHOUT_MARKS);
    }
  }

  private features(text: string, font: string): Features {
    return this.unshaped.has(`${font} ${text}`) ? WITHOUT_MARKS : [];
  }

  /** Breaks a paragraph into lines, in the order in which their characters are shown. */
  lines(paragraph: string, { size, style }: Type, maxWidth: number): TextLine[] {
    const clusters = this.fonts.clusters(paragraph);
    const levels = bidi.getEmbeddingLevels(paragraph, 'auto');
    const isRightToLeft = (levels.paragraphs[0]?.level ?? 0) % 2 === 1;
    const lines: TextLine[] = [];
    let line: Glyphs[] = [];
    let width = 0;
    const widthOf = (part: readonly Glyphs[]) => {
      const runs = runsOf(part, () => 0);
      return runs.reduce((sum, run) => sum + this.width(run.text, this.fonts.key(run.face, style), size), 0);
    };
    const flush = () => {
      const shown = trimmed(line);
      const runs = inVisualOrder(runsOf(shown, (at) => levels.levels[at] ?? 0)).map(({ face, text, level }) => {
        const font = this.fonts.key(face, style);
        const visual = level % 2 === 1 ? mirrored(text) : text;
        return { text: visual, font, width: this.width(visual, font, size) };
      });
      lines.push({ runs, width: runs.reduce((sum, run) => sum + run.width, 0), isRightToLeft });
      line = [];
      width = 0;
    };
    for (const unit of unitsOf(paragraph, clusters)) {
      const unitWidth = widthOf(unit);
      if (width > 0 && width + widthOf(trimmed(unit)) > maxWidth) flush();
      if (unitWidth <= maxWidth) {
        line.push(...unit);
        width += unitWidth;
        continue;
      }
      for (const cluster of unit) {
        const clusterWidth = widthOf([cluster]);
        if (width > 0 && width + clusterWidth > maxWidth) flush();
        line.push(cluster);
        width += clusterWidth;
      }
    }
    if (line.length > 0 || lines.length === 0) flush();
    return lines;
  }

  draw(
    { runs, width, isRightToLeft }: TextLine,
    { size, color }: Type,
    x: number,
    baseline: number,
    max: number,
  ): void {
    let at = isRightToLeft ? x + max - width : x;
    for (const run of runs) {
      this.doc.font(run.font).fontSize(size).fillColor(color);
      const features = this.features(run.text, run.font);
      this.doc.text(run.text, at, baseline, { lineBreak: false, features, baseline: 'alphabetic' });
      at += run.width;
    }
  }
}

const isSpace = ({ text }: Glyphs) => /^\s+$/u.test(text);

function trimmed(clusters: readonly Glyphs[]): readonly Glyphs[] {
  const last = clusters.findLastIndex((cluster) => !isSpace(cluster));
  return clusters.slice(0, last + 1);
}

/** Parts of a paragraph that stay on one line if they fit. */
function unitsOf(paragraph: string, clusters: readonly Glyphs[]): Glyphs[][] {
  const breaks = new Set<number>();
  let before = '';
  for (const { segment, index } of words.segment(paragraph)) {
    const isAsian = BREAKS_ANYWHERE.test(segment) || BREAKS_ANYWHERE.test(before);
    if (/\s$/u.test(before) && before !== '\u00a0') breaks.add(index);
    else if (isAsian && !NEVER_FIRST.test(segment) && !NEVER_LAST.test(before) && segment.trim() !== '')
      breaks.add(index);
    before = segment;
  }
  const units: Glyphs[][] = [];
  for (const cluster of clusters) {
    if (units.length === 0 || breaks.has(cluster.at)) units.push([]);
    units.at(-1)?.push(cluster);
  }
  return units;
}

interface LogicalRun {
  text: string;
  readonly face: Face;
  readonly level: number;
}

/** Neighbors of one font and direction. */
function runsOf(clusters: readonly Glyphs[], levelAt: (index: number) => number): LogicalRun[] {
  const runs: LogicalRun[] = [];
  for (const { text, face, at } of clusters) {
    const last = runs.at(-1);
    const level = levelAt(at);
    if (last?.face === face && last.level === level) last.text += text;
    else runs.push({ text, face, level });
  }
  return runs;
}

/** Rule L2 of the Unicode Bidirectional Algorithm. */
function inVisualOrder(runs: LogicalRun[]): LogicalRun[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start;
      while (end < runs.length && (runs[end]?.level ?? 0) >= level) end++;
      runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return runs;
}

/** Shaping turns Arabic and Hebrew around itself; signs between them have to be turned here. */
function mirrored(text: string): string {
  const turned = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character);
  return RIGHT_TO_LEFT.test(text) ? turned.join('') : turned.toReversed().join('');
}
