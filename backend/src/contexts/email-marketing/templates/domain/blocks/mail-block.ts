import { InvalidInput } from '../../../../../kernel/domain-error.js';

export const MAX_BLOCKS = 60;
export const MAX_IN_COLUMN = 20;
/** Width of an email in pixels, as mail clients display it. */
export const MAIL_WIDTH = 600;
export const BLOCK_LIMITS = { heading: 200, text: 5_000, alt: 300, label: 100, url: 2_000 } as const;
const MIN_PIXELS = 40;
const MAX_COLUMNS = 3;

/** Blocks that are also allowed in columns. */
export type PlainBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'picture'; readonly url: string; readonly alt: string; readonly width: number }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | { readonly type: 'divider' };

export interface ColumnsBlock {
  readonly type: 'columns';
  readonly columns: readonly { readonly blocks: readonly PlainBlock[] }[];
}

/** A building block of an email; its texts are plain text with placeholders. */
export type MailBlock = PlainBlock | ColumnsBlock;

export const PLAIN_BLOCK_TYPES = ['heading', 'text', 'picture', 'button', 'divider'] as const;
export const BLOCK_TYPES = [...PLAIN_BLOCK_TYPES, 'columns'] as const;

/** The request: the fields of all types of blocks. */
export interface PlainBlockInput {
  readonly type: PlainBlock['type'];
  readonly text?: string | null;
  readonly url?: string | null;
  readonly alt?: string | null;
  readonly width?: number | null;
  readonly label?: string | null;
}

export interface BlockInput extends Omit<PlainBlockInput, 'type'> {
  readonly type: MailBlock['type'];
  readonly columns?: readonly { readonly blocks?: readonly PlainBlockInput[] | null }[] | null;
}

const LINK = /^(?:https?:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:[+\d][\d().-]*)$/i;
const PICTURE = /^(?:https?:\/\/[^\s"'<>\\]+|\/pictures\/[\w-]+\.(?:webp|jpg|jpeg|png))$/i;

/** @throws InvalidInput about a path such as `blocks[0].url` if a block is incomplete, has a link that is not to the web, a mailbox or a phone, or there are too many */
export function checkedBlocks(input: readonly BlockInput[]): MailBlock[] {
  const count = input.reduce((sum, { columns }) => sum + 1 + (columns ?? []).reduce(inColumn, 0), 0);
  if (count > MAX_BLOCKS) throw refusal('blocks', `Use at most ${String(MAX_BLOCKS)} blocks.`);
  return input.map((block, index) =>
    checked(block, { name: `Block ${String(index + 1)}`, path: `blocks[${String(index)}]` }),
  );
}

const inColumn = (sum: number, { blocks }: { readonly blocks?: readonly unknown[] | null }) =>
  sum + (blocks?.length ?? 0);

/** Where a block is: in words, and as the path in the call. */
interface Position {
  readonly name: string;
  readonly path: string;
}

function checked({ type, columns, ...block }: BlockInput, at: Position): MailBlock {
  if (type !== 'columns') return plain({ ...block, type }, at);
  if (!columns || columns.length < 2 || columns.length > MAX_COLUMNS) {
    throw refusal(`${at.path}.columns`, `${at.name} needs two or three columns.`);
  }
  return {
    type,
    columns: columns.map(({ blocks }, column) => ({
      blocks: (blocks ?? []).map((one, index) =>
        plain(one, {
          name: `${at.name}, column ${String(column + 1)}, block ${String(index + 1)}`,
          path: `${at.path}.columns[${String(column)}].blocks[${String(index)}]`,
        }),
      ),
    })),
  };
}

function plain({ type, text, url, alt, width, label }: PlainBlockInput, at: Position): PlainBlock {
  switch (type) {
    case 'heading':
      return { type, text: needed(text, BLOCK_LIMITS.heading, at, 'text', 'a heading') };
    case 'text':
      return { type, text: needed(text, BLOCK_LIMITS.text, at, 'text', 'a text') };
    case 'picture':
      return { type, url: picture(url, at), alt: alt ?? '', width: pixels(width, at) };
    case 'button':
      return { type, label: needed(label, BLOCK_LIMITS.label, at, 'label', 'a label'), url: link(url, at) };
    case 'divider':
      return { type };
  }
}

function needed(text: string | null | undefined, max: number, at: Position, part: string, noun: string): string {
  if (text && text.length <= max) return text;
  throw refusal(`${at.path}.${part}`, `${at.name} needs ${noun} of at most ${max.toLocaleString('en-US')} characters.`);
}

function link(url: string | null | undefined, at: Position): string {
  if (url && LINK.test(url)) return url;
  throw refusal(`${at.path}.url`, `${at.name} needs a link that starts with http://, https://, mailto: or tel:.`);
}

function picture(url: string | null | undefined, at: Position): string {
  if (url && PICTURE.test(url)) return url;
  throw refusal(
    `${at.path}.url`,
    `${at.name} needs an image: an uploaded one, or an address that starts with http:// or https://.`,
  );
}

function pixels(width: number | null | undefined, at: Position): number {
  const wanted = width ?? MAIL_WIDTH;
  if (Number.isInteger(wanted) && wanted >= MIN_PIXELS && wanted <= MAIL_WIDTH) return wanted;
  throw refusal(
    `${at.path}.width`,
    `${at.name} needs a width from ${String(MIN_PIXELS)} to ${String(MAIL_WIDTH)} pixels.`,
  );
}

const refusal = (field: string, message: string) => new InvalidInput([{ field, message }]);
