import type { MailText } from '@/entities/email-marketing/templates';

export type BlockType = SentBlock['type'];
export type PlainType = Exclude<BlockType, 'columns'>;

/** A block while it is edited: every field as text, plus a key for moving it. */
export interface Block {
  key: string;
  type: BlockType;
  text: string;
  url: string;
  alt: string;
  width: string;
  label: string;
  columns: readonly (readonly Block[])[];
}

export const PLAIN_TYPES: readonly PlainType[] = ['heading', 'text', 'picture', 'button', 'divider'];
export const BLOCK_TYPES: readonly BlockType[] = [...PLAIN_TYPES, 'columns'];
export const MAX_BLOCKS = 60;
export const MAIL_WIDTH = 600;

export const BLOCK_LABELS: Readonly<Record<BlockType, string>> = {
  heading: 'Heading',
  text: 'Text',
  picture: 'Image',
  button: 'Button',
  divider: 'Divider',
  columns: 'Columns',
};

const EMPTY = { text: '', url: '', alt: '', width: String(MAIL_WIDTH), label: '', columns: [] };

let made = 0;
const newKey = () => `${String(Date.now())}-${String((made += 1))}`;

export const newBlock = (type: BlockType): Block => ({
  ...EMPTY,
  key: newKey(),
  type,
  columns: type === 'columns' ? [[], []] : [],
});

/** A template's blocks as a draft stores them; the same input gives the same text. */
export const editableBlocks = (blocks: readonly SentBlock[]): string => JSON.stringify(editedOf(blocks, 'kept'));

const editedOf = (blocks: readonly SentBlock[], within: string): Block[] =>
  blocks.map(({ type, text, url, alt, width, label, columns }, place) => {
    const key = `${within}-${String(place)}`;
    return {
      key,
      type,
      text: text ?? '',
      url: url ?? '',
      alt: alt ?? '',
      label: label ?? '',
      width: String(width ?? MAIL_WIDTH),
      columns: (columns ?? []).map((column, at) => editedOf(column.blocks ?? [], `${key}-${String(at)}`)),
    };
  });

/** A draft's blocks; none if the draft is damaged. */
export function blocksIn(stored: string): readonly Block[] {
  try {
    const blocks: unknown = JSON.parse(stored || '[]');
    return Array.isArray(blocks) ? (blocks as Block[]) : [];
  } catch {
    return [];
  }
}

/** As the API expects it: only the fields of its type. */
export function sentBlock(block: Block): SentBlock {
  const { type, text, url, alt, label } = block;
  switch (type) {
    case 'heading':
    case 'text':
      return { type, text: text.trim() };
    case 'picture':
      return { type, url: url.trim(), alt: alt.trim(), width: Number(block.width) || MAIL_WIDTH };
    case 'button':
      return { type, label: label.trim(), url: url.trim() };
    case 'divider':
      return { type };
    case 'columns':
      return { type, columns: block.columns.map((blocks) => ({ blocks: blocks.map(plainBlock) })) };
  }
}

/** Columns cannot contain columns. */
const plainBlock = (block: Block) => sentBlock(block) as SentBlock & { type: PlainType };

/** Includes blocks in columns. */
export const allOf = (blocks: readonly Block[]): Block[] => blocks.flatMap((block) => [block, ...block.columns.flat()]);

export const countOf = (blocks: readonly Block[]): number => allOf(blocks).length;

/** The list with the block moved from one position to another. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

export type BlockField = 'text' | 'url' | 'alt' | 'label' | 'width';

const MIN_PIXELS = 40;
/** As the API accepts them. */
const LINK = /^(?:https?:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:[+\d][\d().-]*)$/i;
const PICTURE = /^(?:https?:\/\/[^\s"'<>\\]+|\/pictures\/[\w-]+\.(?:webp|jpg|jpeg|png))$/i;
const WHOLE = /^\d+$/;

const SENTENCES = {
  heading: 'Enter a heading.',
  text: 'Enter a text.',
  picture: 'Insert an image, or enter an address that starts with http:// or https://.',
  width: `Enter a width from ${String(MIN_PIXELS)} to ${String(MAIL_WIDTH)} pixels.`,
  label: 'Enter a label.',
  link: 'Enter a link that starts with http://, https://, mailto: or tel:.',
};

/** An error for each invalid field of a block. */
export function faultsOf({ type, text, url, label, width }: Block): Partial<Record<BlockField, string>> {
  const isFilled = (typed: string) => typed.trim() !== '';
  switch (type) {
    case 'heading':
    case 'text':
      return isFilled(text) ? {} : { text: SENTENCES[type] };
    case 'picture': {
      const isFit = WHOLE.test(width) && Number(width) >= MIN_PIXELS && Number(width) <= MAIL_WIDTH;
      return {
        ...(!isFit && { width: SENTENCES.width }),
        ...(!PICTURE.test(url.trim()) && { url: SENTENCES.picture }),
      };
    }
    case 'button':
      return {
        ...(!isFilled(label) && { label: SENTENCES.label }),
        ...(!LINK.test(url.trim()) && { url: SENTENCES.link }),
      };
    case 'divider':
    case 'columns':
      return {};
  }
}

/** A field's unique name in the form, which it keeps when its block is moved. */
export const fieldName = ({ key }: Block, field: string) => `${key}.${field}`;

/** The errors of all blocks, by `fieldName`. */
export const faultsIn = (blocks: readonly Block[]): Record<string, string> =>
  Object.fromEntries(
    allOf(blocks).flatMap((block) =>
      Object.entries(faultsOf(block)).map(([field, sentence]) => [fieldName(block, field), sentence]),
    ),
  );

/** The complete blocks, which can be previewed. */
export const finished = (blocks: readonly Block[]): Block[] =>
  blocks
    .filter((block) => Object.keys(faultsOf(block)).length === 0)
    .map((block) => ({ ...block, columns: block.columns.map(finished) }));

type SentBlock = NonNullable<MailText['blocks']>[number];
