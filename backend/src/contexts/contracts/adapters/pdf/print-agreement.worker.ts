/**
 * Prints and seals a signed agreement. Runs in a worker thread, since reducing fonts takes a second that requests
 * would otherwise wait.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import forge from 'node-forge';
import PDFDocument from 'pdfkit';
import { type Doc, facesFor, Fonts } from './fonts.js';
import { type TextLine, type Type, Typesetter } from './typesetter.js';

export interface AgreementToPrint {
  readonly id: string;
  /** The whole agreement: a title, then numbered sections separated by empty lines. */
  readonly text: string;
  readonly provider: { readonly name: string; readonly email: string; readonly phone: string };
  readonly signer: string;
  readonly client: string;
  /** ISO 8601; all dates in the file are this one. */
  readonly sealedAt: string;
  /** Label and value, in order. */
  readonly record: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
  /** PEM */
  readonly certificate: string;
  readonly privateKey: string;
}

const INK = '#1f2933';
const QUIET = '#52606d';
const RULE = '#cbd2d9';
const ACCENT = '#1f5c7a';
const LEFT = 72;
const TOP = 96;
const WIDTH = 468;
const BOTTOM = 792 - 84;
const LABEL_WIDTH = 114;

const TYPES = {
  title: { size: 22, leading: 30, style: 'bold', color: INK },
  heading: { size: 12.5, leading: 18, style: 'bold', color: ACCENT },
  text: { size: 10.5, leading: 15.5, style: 'regular', color: INK },
  signature: { size: 24, leading: 34, style: 'italic', color: INK },
  label: { size: 9.5, leading: 14, style: 'bold', color: QUIET },
  value: { size: 9.5, leading: 14, style: 'regular', color: INK },
  note: { size: 8.5, leading: 12.5, style: 'regular', color: QUIET },
  running: { size: 8, leading: 11, style: 'regular', color: QUIET },
  brand: { size: 9.5, leading: 13, style: 'bold', color: ACCENT },
} as const satisfies Record<string, Type>;

/** A line of one or two columns. */
type Columns = readonly { readonly tag: string; readonly line: TextLine; readonly type: Type; readonly x: number }[];

interface Block {
  readonly tag: string;
  readonly before: number;
  readonly lines: readonly Columns[];
  readonly leading: number;
  /** Stays on the page of what follows. */
  readonly isHeading?: boolean;
  /** Is not divided, and stays on one page with its neighbors of the same name. */
  readonly group?: string;
  readonly ruleAbove?: boolean;
  readonly ruleBelow?: boolean;
}

interface Placed {
  readonly block: Block;
  readonly columns: Columns;
  readonly index: number;
  readonly y: number;
}

/** Splits an agreement into its title and numbered sections, as the page that shows it does. */
function sectionsOf(agreement: string): { title: string; sections: { heading: string; paragraphs: string[] }[] } {
  const [title = '', ...blocks] = agreement.split('\n\n');
  const sections: { heading: string; paragraphs: string[] }[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    const [heading = '', ...lines] = block.split('\n');
    if (last && !block.startsWith(`${String(sections.length + 1)}. `)) last.paragraphs.push(heading, ...lines);
    else sections.push({ heading, paragraphs: lines });
  }
  return { title, sections };
}

/** Two lines at least stay together at the end and at the beginning of a page. */
function paginate(blocks: readonly Block[]): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = TOP;
  const turn = () => {
    pages.push([]);
    y = TOP;
  };
  const first = (block: Block | undefined) =>
    block ? block.before + Math.min(2, block.lines.length) * block.leading : 0;
  const whole = ({ before, lines, leading }: Block) => before + lines.length * leading;
  for (const [index, block] of blocks.entries()) {
    const opensGroup = block.group !== undefined && blocks[index - 1]?.group !== block.group;
    const group = blocks.filter(({ group: name }) => name !== undefined && name === block.group);
    const groupHeight = group.reduce((sum, member) => sum + whole(member), 0);
    const needed = opensGroup
      ? groupHeight
      : block.isHeading
        ? whole(block) + first(blocks[index + 1])
        : block.lines.length <= 3 || block.group !== undefined
          ? whole(block)
          : first(block);
    const isEmpty = pages.at(-1)?.length === 0;
    if (!isEmpty && y + needed > BOTTOM && needed <= BOTTOM - TOP) turn();
    if (pages.at(-1)?.length !== 0) y += block.before;
    for (const [number, columns] of block.lines.entries()) {
      const left = block.lines.length - number;
      const isWidow = left === 2 && number >= 2 && y + 2 * block.leading > BOTTOM;
      if (y + block.leading > BOTTOM || isWidow) turn();
      pages.at(-1)?.push({ block, columns, index: number, y });
      y += block.leading;
    }
  }
  return pages;
}

function blocksOf(agreement: AgreementToPrint, setter: Typesetter, notes: readonly string[]): Block[] {
  const plain = (tag: string, type: Type, text: string, before: number, rest: Partial<Block> = {}): Block => ({
    tag,
    before,
    leading: type.leading,
    lines: setter.lines(text, type, WIDTH).map((line) => [{ tag, line, type, x: 0 }]),
    ...rest,
  });
  const row = ([label, value]: readonly [string, string]): Block => {
    const [name] = setter.lines(label, TYPES.label, LABEL_WIDTH - 8);
    const lines = setter.lines(value, TYPES.value, WIDTH - LABEL_WIDTH);
    const cells = lines.map((line, number): Columns => [
      ...(number === 0 && name ? [{ tag: 'TH', line: name, type: TYPES.label, x: 0 }] : []),
      { tag: 'TD', line, type: TYPES.value, x: LABEL_WIDTH },
    ]);
    return { tag: 'TR', before: 6, leading: 14, lines: cells, group: 'record', ruleBelow: true };
  };
  const { title, sections } = sectionsOf(agreement.text);
  const { signer, client, record } = agreement;
  return [
    plain('H1', TYPES.title, title, 0),
    ...sections.flatMap(({ heading, paragraphs }) => [
      plain('H2', TYPES.heading, heading, 18, { isHeading: true }),
      ...paragraphs.filter((text) => text.trim() !== '').map((text) => plain('P', TYPES.text, text, 5)),
    ]),
    plain('H2', TYPES.heading, 'Signature', 26, { isHeading: true, group: 'signature' }),
    plain('P', TYPES.signature, signer, 10, { group: 'signature', ruleBelow: true }),
    plain('P', TYPES.note, `${signer}, for ${client}`, 8, { group: 'signature' }),
    plain('H2', TYPES.heading, 'Record of the signature', 26, { isHeading: true, group: 'record' }),
    ...record.map(row),
    ...notes.map((note) => plain('P', TYPES.note, note, 10, { group: 'record' })),
  ];
}

const CODES_NOTE = 'No font of this document has the characters that are printed as codes, such as [U+0041].';
/** Room for the signature in the file, in bytes. */
const SEAL_LENGTH = 8_192;

async function print(agreement: AgreementToPrint): Promise<Buffer> {
  const date = new Date(agreement.sealedAt);
  const { title } = sectionsOf(agreement.text);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: '',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    compress: true,
    info: {
      Title: `${title}, ${agreement.client}`,
      Author: agreement.provider.name,
      Subject: `Signed by ${agreement.signer}`,
      Creator: 'Courtyard',
      CreationDate: date,
      ModDate: date,
    },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise((resolve) => doc.on('end', resolve));

  const fonts = new Fonts(doc, await facesFor(`${agreement.text}${agreement.signer}`));
  const setter = new Typesetter(doc, fonts);
  const running = {
    first: `${agreement.provider.email}  ·  ${agreement.provider.phone}`,
    left: `${title}  ·  Agreement ${agreement.id}`,
    page: 'Page 0123456789 of',
  };
  doc.addPage();
  do {
    const { sections } = sectionsOf(agreement.text);
    fonts.note(title, 'bold');
    for (const { heading, paragraphs } of sections) {
      fonts.note(heading, 'bold');
      for (const paragraph of paragraphs) fonts.note(paragraph, 'regular');
    }
    fonts.note(agreement.signer, 'italic');
    for (const [label, value] of agreement.record) {
      fonts.note(label, 'bold');
      fonts.note(value, 'regular');
    }
    fonts.note(`Signature Record of the signature ${agreement.provider.name}`, 'bold');
    const others = [CODES_NOTE, `${agreement.signer}, for ${agreement.client}`, ...agreement.notes];
    for (const text of [...others, ...Object.values(running)]) fonts.note(text, 'regular');
  } while (!(await fonts.load()));

  const notes = fonts.hasCodes ? [...agreement.notes, CODES_NOTE] : agreement.notes;
  const pages = paginate(blocksOf(agreement, setter, notes));
  const one = (text: string, type: Type, x: number, y: number, align: 'left' | 'right' = 'left') => {
    const [line] = setter.lines(text, type, WIDTH);
    if (line) setter.draw(line, type, align === 'right' ? x - line.width : x, y, line.width);
  };
  const rule = (y: number, color = RULE) => {
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
  };

  const root = doc.struct('Document');
  doc.addStructure(root);
  const elements = new Map<Block, PDFKit.PDFStructureElement>();
  const open: PDFKit.PDFStructureElement[] = [root];
  let table: PDFKit.PDFStructureElement | undefined;
  const inside = (parent: PDFKit.PDFStructureElement, tag: string) => {
    const element = doc.struct(tag);
    parent.add(element);
    open.push(element);
    return element;
  };
  const elementOf = (block: Block) => {
    const known = elements.get(block);
    if (known) return known;
    if (block.tag === 'TR') table ??= inside(root, 'Table');
    const element = inside(block.tag === 'TR' && table ? table : root, block.tag);
    elements.set(block, element);
    return element;
  };

  for (const [number, lines] of pages.entries()) {
    if (number > 0) doc.addPage();
    doc.markContent('Artifact', { type: 'Pagination' });
    one(agreement.provider.name, TYPES.brand, LEFT, 56);
    one(running.first, TYPES.running, LEFT + WIDTH, 56, 'right');
    rule(66, ACCENT);
    rule(738);
    one(running.left, TYPES.running, LEFT, 752);
    one(`Page ${String(number + 1)} of ${String(pages.length)}`, TYPES.running, LEFT + WIDTH, 752, 'right');
    for (const { block, index, y } of lines) {
      if (block.ruleBelow && index === block.lines.length - 1) rule(y + block.leading + 3);
    }
    doc.endMarkedContent();
    for (const { block, columns, index, y } of lines) {
      for (const { tag, line, type, x } of columns) {
        const parent = elementOf(block);
        const element = block.tag === 'TR' ? cellOf(parent, tag, index) : parent;
        element.add(doc.markStructureContent(tag));
        setter.draw(line, type, LEFT + x, y + block.leading * 0.76, WIDTH - x);
        doc.endMarkedContent();
      }
    }
  }
  for (const element of open.toReversed()) element.end();

  doc.file(Buffer.from(agreement.text), {
    name: 'agreement.txt',
    type: 'text/plain',
    description: 'The text that was signed, in UTF-8',
    creationDate: date,
    modifiedDate: date,
  });
  reserveSeal(doc, agreement, date);
  doc.end();
  await written;
  return Buffer.concat(parts);

  function cellOf(row: PDFKit.PDFStructureElement, tag: string, index: number) {
    const key = cells.get(row) ?? new Map<string, PDFKit.PDFStructureElement>();
    cells.set(row, key);
    const known = index > 0 || key.has(tag) ? key.get(tag) : undefined;
    const cell = known ?? inside(row, tag);
    key.set(tag, cell);
    return cell;
  }
}

const cells = new WeakMap<PDFKit.PDFStructureElement, Map<string, PDFKit.PDFStructureElement>>();

interface Reference {
  end(): void;
}

type Internals = Omit<Doc, 'ref' | 'page'> & {
  ref(data: object): Reference;
  page: { annotations: Reference[]; dictionary: Reference };
  _root: { data: Record<string, unknown> };
};

/** A signature over the whole file that permits no change (ISO 32000-1, 12.8); its value is filled in afterwards. */
function reserveSeal(doc: Doc, { provider }: AgreementToPrint, date: Date): void {
  const internals: object = doc;
  const { page, _root } = internals as Internals;
  const ref = (data: object) => (internals as Internals).ref(data);
  const seal = ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'adbe.pkcs7.detached',
    ByteRange: [0, '**********', '**********', '**********'],
    Contents: Buffer.alloc(SEAL_LENGTH),
    Name: new String(provider.name),
    Reason: new String('Seals the signed agreement'),
    M: date,
    Reference: [
      { Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: { Type: 'TransformParams', P: 1, V: '1.2' } },
    ],
  });
  const field = ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    F: 132,
    T: new String('Seal'),
    V: seal,
    P: page.dictionary,
  });
  page.annotations.push(field);
  // PDFKit ends the form itself, and expects the fonts that fields with text would have.
  Object.assign(doc, { _acroform: { fonts: {}, defaultFont: 'none' } });
  _root.data['AcroForm'] = ref({ SigFlags: 3, Fields: [field], DR: { Font: {} } });
  _root.data['Perms'] = { DocMDP: seal };
  for (const reference of [seal, field]) reference.end();
}

async function seal(pdf: Buffer, { certificate, privateKey, sealedAt }: AgreementToPrint): Promise<Buffer> {
  const key = forge.pki.privateKeyFromPem(privateKey);
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [forge.pki.certificateFromPem(certificate)], '', { count: 1 });
  const signer = new P12Signer(Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary'), { passphrase: '' });
  return new SignPdf().sign(pdf, signer, new Date(sealedAt));
}

const input = workerData as AgreementToPrint;
const sealed = await seal(await print(input), input);
parentPort?.postMessage(sealed);
