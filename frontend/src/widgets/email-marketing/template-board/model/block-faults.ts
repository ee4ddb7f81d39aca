import { allOf, type Block, MAIL_WIDTH } from './blocks';

export type BlockField = 'text' | 'url' | 'alt' | 'label' | 'width';

const FEWEST_PIXELS = 40;
/** As the API accepts them. */
const LINK = /^(?:https?:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:[+\d][\d().-]*)$/i;
const PICTURE = /^(?:https?:\/\/[^\s"'<>\\]+|\/pictures\/[\w-]+\.(?:webp|jpg|jpeg|png))$/i;
const WHOLE = /^\d+$/;

const SENTENCES = {
  heading: 'Enter a heading.',
  text: 'Enter a text.',
  picture: 'Insert an image, or enter an address that starts with http:// or https://.',
  width: `Enter a width from ${String(FEWEST_PIXELS)} to ${String(MAIL_WIDTH)} pixels.`,
  label: 'Enter a label.',
  link: 'Enter a link that starts with http://, https://, mailto: or tel:.',
};

/** An error for each invalid field of a block. */
export function faultsOf({ type, text, url, label, width }: Block): Partial<Record<BlockField, string>> {
  const isThere = (typed: string) => typed.trim() !== '';
  switch (type) {
    case 'heading':
    case 'text':
      return isThere(text) ? {} : { text: SENTENCES[type] };
    case 'picture': {
      const isFit = WHOLE.test(width) && Number(width) >= FEWEST_PIXELS && Number(width) <= MAIL_WIDTH;
      return {
        ...(!isFit && { width: SENTENCES.width }),
        ...(!PICTURE.test(url.trim()) && { url: SENTENCES.picture }),
      };
    }
    case 'button':
      return {
        ...(!isThere(label) && { label: SENTENCES.label }),
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
