import {
  OneOf,
  OptionalLine,
  OptionalNestedList,
  OptionalNumber,
  OptionalText,
} from '../../../../../platform/http/fields/index.js';
import {
  BLOCK_LIMITS,
  BLOCK_TYPES,
  type GivenBlock,
  type GivenPlainBlock,
  MAIL_WIDTH,
  MOST_BLOCKS,
  MOST_IN_COLUMN,
  PLAIN_BLOCK_TYPES,
} from '../../domain/blocks/mail-block.js';

class BlockFields {
  @OptionalText({ label: 'the text', max: BLOCK_LIMITS.text, description: 'Of a heading or a text.' })
  readonly text?: string | null;

  @OptionalLine({
    label: 'the address',
    max: BLOCK_LIMITS.url,
    description: 'Of a picture, such as the `url` of one that was uploaded, or where a button leads.',
  })
  readonly url?: string | null;

  @OptionalText({ label: 'what the picture shows', max: BLOCK_LIMITS.alt, description: 'Of a picture.' })
  readonly alt?: string | null;

  @OptionalNumber({ label: 'the width', max: MAIL_WIDTH, step: 1, description: 'Of a picture, in pixels.' })
  readonly width?: number | null;

  @OptionalLine({ label: 'the label', max: BLOCK_LIMITS.label, description: 'Of a button.' })
  readonly label?: string | null;
}

class PlainBlockBody extends BlockFields implements GivenPlainBlock {
  @OneOf(PLAIN_BLOCK_TYPES, { sentence: `A block in a column must be one of ${PLAIN_BLOCK_TYPES.join(', ')}.` })
  readonly type!: GivenPlainBlock['type'];
}

class ColumnBody {
  @OptionalNestedList({
    type: PlainBlockBody,
    most: MOST_IN_COLUMN,
    notList: `Use at most ${String(MOST_IN_COLUMN)} blocks in a column.`,
  })
  readonly blocks?: readonly PlainBlockBody[] | null;
}

/** Which fields it has depends on its type; as it is sent, and as it is shown. */
export class MailBlockBody extends BlockFields implements GivenBlock {
  @OneOf(BLOCK_TYPES, { sentence: `Block $place must be one of ${BLOCK_TYPES.join(', ')}.` })
  readonly type!: GivenBlock['type'];

  @OptionalNestedList({
    type: ColumnBody,
    most: 3,
    notList: 'Give columns as a list of two or three.',
    description: 'They hold no columns.',
  })
  readonly columns?: readonly ColumnBody[] | null;
}

export const OptionalMailBlocks = () =>
  OptionalNestedList({
    type: MailBlockBody,
    most: MOST_BLOCKS,
    notList: `Give the blocks as a list of at most ${String(MOST_BLOCKS)}.`,
    none: 'Add a block.',
    description: 'The mail in pieces: HTML and plain text are made of them, and what is sent as these is left aside.',
  });
