import type { MailText } from '@/entities/email-marketing/templates';

type SentBlock = NonNullable<MailText['blocks']>[number];
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
export const MOST_BLOCKS = 60;
export const MAIL_WIDTH = 600;

export const BLOCK_LABELS: Readonly<Record<BlockType, string>> = {
  ...{ heading: 'Heading', text: 'Text', picture: 'Image', button: 'Button', divider: 'Divider', columns: 'Columns' },
};

const EMPTY = { text: '', url: '', alt: '', width: String(MAIL_WIDTH), label: '', columns: [] };

let made = 0;
const newKey = () => `${String(Date.now())}-${String((made += 1))}`;

export const newBlock = (type: BlockType): Block => ({
  ...{ ...EMPTY, key: newKey(), type },
  columns: type === 'columns' ? [[], []] : [],
});

/** A template's blocks as a draft stores them; the same input gives the same text. */
export const keptBlocks = (blocks: readonly SentBlock[]): string => JSON.stringify(editedOf(blocks, 'kept'));

const editedOf = (blocks: readonly SentBlock[], within: string): Block[] =>
  blocks.map(({ type, text, url, alt, width, label, columns }, place) => {
    const key = `${within}-${String(place)}`;
    return {
      ...{ key, type, text: text ?? '', url: url ?? '', alt: alt ?? '', label: label ?? '' },
      width: String(width ?? MAIL_WIDTH),
      columns: (columns ?? []).map((column, at) => editedOf(column.blocks ?? [], `${key}-${String(at)}`)),
    };
  });

/** A draft's blocks; none if the draft is damaged. */
export function blocksIn(kept: string): readonly Block[] {
  try {
    const blocks: unknown = JSON.parse(kept || '[]');
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
