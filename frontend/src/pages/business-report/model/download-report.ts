import { provider } from '@/entities/agency';
import {
  type Answers,
  calculatePackage,
  features,
  ongoingServices,
  packageNames,
  type Question,
  questions,
  report,
  services,
  strategies,
} from '@/entities/consultation';
import { cityLine, restaurant, restaurantNow, streetLine } from '@/entities/restaurant';
import { saveFile } from '@/shared/lib/save-file';

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

const heading = (text: string): Block => ({ kind: 'heading', text });
const subheading = (text: string): Block => ({ kind: 'subheading', text });
const text = (words: string): Block => ({ kind: 'text', text: words });
const item = (words: string, note?: string): Block => ({ kind: 'item', text: words, ...(note && { note }) });
const row = (label: string, value: string): Block => ({ kind: 'row', label, value });

/** The downloadable report with the client's answers. */
export const reportDocument = (answers: Answers, date: string): Block[] => [
  { kind: 'title', text: report.title },
  text(`${restaurant.name}\n${streetLine()}, ${cityLine()}\n${date}`),
  ...summary(),
  heading('Strategic Categories'),
  ...strategies.flatMap((strategy, index) => [
    subheading(`${String(index + 1)}. ${strategy.title}`),
    text(strategy.intro),
    ...strategy.services.map(({ id, name, description }): Block => ({
      kind: 'choice',
      text: name,
      note: description,
      isChosen: answers.selectedServices?.includes(id) ?? false,
    })),
    item('Your feedback', answers[strategy.feedback] || 'None'),
  ]),
  ...packageAndPricing(answers),
  heading('Implementation Timeline'),
  ...report.timeline.flatMap(({ phase, title, steps }) => [
    subheading(`${phase}: ${title}`),
    ...steps.map((s) => item(s)),
  ]),
  heading('Projected Impact and ROI'),
  ...report.impact.map(({ what, gain }) => row(what, gain)),
  ...report.roi.download.map(({ what, value }) => row(what, value)),
  heading('Strategic Conclusion'),
  ...report.conclusion.map(text),
  ...consultation(answers),
  text(`${report.afterwards} ${provider.name}, ${provider.email}, ${provider.phone}.`),
];

function summary(): Block[] {
  const { text: words, hours, priceRange, figures } = report.summary;
  return [
    heading('Executive Summary'),
    text(words),
    row('Hours', hours.map((line) => `${line.days} ${line.hours}`).join(', ')),
    row('Price range', priceRange),
    ...figures.map(({ value, label }) =>
      row(
        label.replace(/^./, (letter) => letter.toUpperCase()),
        value,
      ),
    ),
  ];
}

function packageAndPricing({ selectedServices = [] }: Answers): Block[] {
  const chosen = services.filter(({ id }) => selectedServices.includes(id));
  const calculated = calculatePackage(chosen);
  return [
    heading('Package and Pricing'),
    row('Selected services', chosen.map(({ name }) => name).join(', ') || 'None'),
    row('Recommended package', calculated === '' ? 'Not calculated yet' : packageNames[calculated]),
    row('Monthly investment', { premium: '$75', basic: '$50', growth: QUOTE, '': QUOTE }[calculated]),
    ...report.packages.flatMap(({ name, price, includes }) => [
      subheading(`${name}: ${price}/month`),
      ...includes.map((included) => item(included)),
    ]),
    subheading('Terms'),
    ...[report.deal, report.performance, report.contact].map((part) => item(part.title, part.text)),
  ];
}

const QUOTE = 'Contact for quote';

function consultation(answers: Answers): Block[] {
  const answered = (list: readonly Question[]) => list.map(({ name, label }) => row(label, answers[name] || '–'));
  const ticked = (options: readonly string[], chosen: readonly string[] = []) =>
    options.map((option): Block => ({ kind: 'choice', text: option, isChosen: chosen.includes(option) }));
  return [
    heading('Website Consultation'),
    subheading('You and your restaurant'),
    ...answered(questions.restaurant),
    row('Budget Range', answers.budgetRange || '–'),
    subheading('Design'),
    ...answered(questions.design),
    subheading('Content'),
    ...answered(questions.content),
    subheading('Additional website features'),
    ...ticked(features, answers.additionalFeatures),
    ...answered(questions.features),
    subheading('Ongoing services'),
    ...ticked(ongoingServices, answers.ongoingServices),
    ...answered(questions.services),
    subheading('Timeline and more'),
    ...answered(questions.closing),
  ];
}

export function downloadReport(answers: Answers): void {
  const { date } = restaurantNow();
  saveFile(
    `growth-strategy-report-${date}.rtf`,
    new Blob([writeRtf(report.title, reportDocument(answers, date))], { type: 'application/rtf' }),
  );
}
