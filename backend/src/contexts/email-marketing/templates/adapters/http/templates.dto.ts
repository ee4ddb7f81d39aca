import { IsUUID, ValidateIf } from 'class-validator';
import {
  Html,
  Line,
  OneOf,
  OptionalAnyText,
  OptionalHtml,
  OptionalLine,
  OptionalMailAddress,
  OptionalNestedList,
  OptionalNumber,
  OptionalOneOf,
  OptionalText,
  OptionalTextList,
  OptionalYesNo,
} from '../../../../../platform/http/fields/index.js';
import {
  BLOCK_LIMITS,
  BLOCK_TYPES,
  checkedBlocks,
  type BlockInput,
  type PlainBlockInput,
  MAIL_WIDTH,
  type MailBlock,
  MAX_BLOCKS,
  MAX_IN_COLUMN,
  PLAIN_BLOCK_TYPES,
} from '../../domain/blocks/mail-block.js';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import { PageQuery } from '../../../../../platform/lists/page-query.js';
import { writtenOf } from '../../domain/blocks/written-blocks.js';
import { MAX_PREVIEW_TEXT_LENGTH, type MailContent, placeholdersIn } from '../../domain/mail-content.js';
import { TEMPLATE_CATEGORIES, type TemplateCategory, type TemplateDraft } from '../../domain/template.js';

class BlockFields {
  @OptionalText({ label: 'the text', max: BLOCK_LIMITS.text, description: 'Content of a heading or text block.' })
  readonly text?: string | null;

  @OptionalLine({
    label: 'the address',
    max: BLOCK_LIMITS.url,
    description: 'URL of an image, such as that of an uploaded one, or target of a button.',
  })
  readonly url?: string | null;

  @OptionalText({
    label: 'what the picture shows',
    max: BLOCK_LIMITS.alt,
    description: 'Alternative text of an image.',
  })
  readonly alt?: string | null;

  @OptionalNumber({ label: 'the width', max: MAIL_WIDTH, step: 1, description: 'Width of an image in pixels.' })
  readonly width?: number | null;

  @OptionalLine({ label: 'the label', max: BLOCK_LIMITS.label, description: 'Label of a button.' })
  readonly label?: string | null;
}

class PlainBlockBody extends BlockFields implements PlainBlockInput {
  @OneOf(PLAIN_BLOCK_TYPES, { sentence: `A block in a column must be one of ${PLAIN_BLOCK_TYPES.join(', ')}.` })
  readonly type!: PlainBlockInput['type'];
}

class ColumnBody {
  @OptionalNestedList({
    type: PlainBlockBody,
    maxItems: MAX_IN_COLUMN,
    notList: `Use at most ${String(MAX_IN_COLUMN)} blocks in a column.`,
  })
  readonly blocks?: readonly PlainBlockBody[] | null;
}

/** Both the request and the response; the fields depend on the type. */
export class MailBlockBody extends BlockFields implements BlockInput {
  @OneOf(BLOCK_TYPES, { sentence: `Block $place must be one of ${BLOCK_TYPES.join(', ')}.` })
  readonly type!: BlockInput['type'];

  @OptionalNestedList({
    type: ColumnBody,
    maxItems: 3,
    notList: 'Give columns as a list of two or three.',
    description: 'Blocks in columns. Columns can’t be nested.',
  })
  readonly columns?: readonly ColumnBody[] | null;
}

const OptionalMailBlocks = () =>
  OptionalNestedList({
    type: MailBlockBody,
    maxItems: MAX_BLOCKS,
    notList: `Give the blocks as a list of at most ${String(MAX_BLOCKS)}.`,
    none: 'Add a block.',
    description:
      'Blocks of the email. HTML and plain text are built from them; `htmlContent` and `textContent` are then ignored.',
  });

const HTML = { label: 'the HTML content', max: 200_000 };
const TEXT = { label: 'the plain text', max: 100_000 };
const SUBJECT = { label: 'a subject', max: 200 };
const TOO_LONG = 'This email is too long. Remove some blocks.';
const PREVIEW_TEXT = { label: 'the preview text', max: MAX_PREVIEW_TEXT_LENGTH };
const NO_CONTACT = 'Choose a contact from the list.';

/** Content in blocks needs no HTML. */
const UnlessOfBlocks = () => ValidateIf(({ blocks }: { blocks?: unknown }) => !blocks);

export class TemplateQuery extends PageQuery {
  @OptionalOneOf(TEMPLATE_CATEGORIES)
  readonly category?: TemplateCategory;
}

/** A template as its author decides on it, new or changed. */
export class WriteTemplate {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @OneOf(TEMPLATE_CATEGORIES, { sentence: 'Choose a category.' })
  readonly category!: TemplateCategory;

  @Line(SUBJECT)
  readonly subject!: string;

  @OptionalLine({ ...PREVIEW_TEXT, description: 'Text that inboxes show after the subject.' })
  readonly previewText?: string | null;

  @UnlessOfBlocks()
  @Html({ ...HTML, description: 'Stored as typed; sanitized wherever it is shown or sent. Required without blocks.' })
  readonly htmlContent!: string;

  @OptionalText({ ...TEXT, description: 'Built from the HTML if empty.' })
  readonly textContent?: string | null;

  @OptionalMailBlocks()
  readonly blocks?: readonly BlockInput[] | null;

  @OptionalTextList({
    label: 'variables',
    maxItems: 50,
    max: 60,
    description: 'Default: the placeholders in the content.',
  })
  readonly variables?: string[];

  @OptionalYesNo({ default: true })
  readonly isActive?: boolean;
}

export class EditTemplate extends WriteTemplate {
  @OptionalAnyText('Send the time at which the template was changed last as it was shown.', {
    description: '`updatedAt` that the author saw; 409 if the template has changed since.',
  })
  readonly expectedUpdatedAt?: string | null;
}

interface Content {
  readonly htmlContent: string;
  readonly textContent: string | null;
  readonly blocks: readonly MailBlock[] | null;
}

interface ContentInput {
  readonly htmlContent?: string | null;
  readonly textContent?: string | null;
  readonly blocks?: readonly BlockInput[] | null;
}

/**
 * The HTML as entered or as generated from blocks.
 * @throws InvalidInput if a block is invalid, or the result is too large for an email
 */
function writtenContent({ htmlContent, textContent, blocks }: ContentInput, site: URL): Content {
  if (!blocks) return { htmlContent: htmlContent ?? '', textContent: textContent || null, blocks: null };
  const checked = checkedBlocks(blocks);
  const written = writtenOf(checked, site.origin);
  const isTooLong = written.htmlContent.length > HTML.max || written.textContent.length > TEXT.max;
  if (isTooLong) throw new InvalidInput([{ field: 'blocks', message: TOO_LONG }]);
  return { ...written, blocks: checked };
}

export function draftOf(body: WriteTemplate, isActive: boolean, site: URL): TemplateDraft {
  const { name, category, subject, variables } = body;
  const { htmlContent, textContent, blocks } = writtenContent(body, site);
  const previewText = body.previewText || null;
  const content = [subject, previewText ?? '', htmlContent, textContent ?? ''].join('\n');
  return {
    name,
    category,
    subject,
    previewText,
    htmlContent,
    textContent,
    blocks,
    variables: variables ?? placeholdersIn(content),
    isActive: body.isActive ?? isActive,
  };
}

/** The recipient of a preview. */
export class PreviewQuery {
  @OptionalAnyText(NO_CONTACT, { description: 'Default: sample data.' })
  @IsUUID(undefined, { message: NO_CONTACT })
  readonly contactId?: string;
}

/** An unsaved email, in which nothing is required yet. */
export class PreviewMail extends PreviewQuery {
  @OptionalLine(SUBJECT)
  readonly subject?: string | null;

  @OptionalLine(PREVIEW_TEXT)
  readonly previewText?: string | null;

  @OptionalHtml(HTML)
  readonly htmlContent?: string | null;

  @OptionalText(TEXT)
  readonly textContent?: string | null;

  @OptionalMailBlocks()
  readonly blocks?: readonly BlockInput[] | null;
}

export class SendTestMail extends PreviewQuery {
  @Line(SUBJECT)
  readonly subject!: string;

  @OptionalLine(PREVIEW_TEXT)
  readonly previewText?: string | null;

  @UnlessOfBlocks()
  @Html(HTML)
  readonly htmlContent!: string;

  @OptionalText(TEXT)
  readonly textContent?: string | null;

  @OptionalMailBlocks()
  readonly blocks?: readonly BlockInput[] | null;

  @OptionalMailAddress()
  readonly to?: string | null;
}

export function contentOf(
  { subject, previewText, ...body }: ContentInput & Pick<PreviewMail, 'subject' | 'previewText'>,
  site: URL,
): MailContent {
  const { htmlContent, textContent } = writtenContent(body, site);
  return { subject: subject ?? '', previewText: previewText ?? '', html: htmlContent, text: textContent ?? '' };
}

/** The saved content. */
export const storedContentOf = ({ subject, previewText, htmlContent, textContent }: TemplateDraft): MailContent => ({
  subject,
  previewText: previewText ?? '',
  html: htmlContent,
  text: textContent ?? '',
});
