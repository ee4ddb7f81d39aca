import { IsUUID, ValidateIf } from 'class-validator';
import { InvalidInput } from '../../../../../kernel/domain-error.js';
import {
  Html,
  Line,
  OneOf,
  OptionalAnyText,
  OptionalHtml,
  OptionalLine,
  OptionalMailAddress,
  OptionalOneOf,
  OptionalText,
  OptionalTextList,
  OptionalYesNo,
} from '../../../../../platform/http/fields/index.js';
import { PageQuery } from '../../../../../platform/lists/page-query.js';
import { checkedBlocks, type GivenBlock, type MailBlock } from '../../domain/blocks/mail-block.js';
import { writtenOf } from '../../domain/blocks/written-blocks.js';
import { type MailContent, placeholdersIn } from '../../domain/mail-content.js';
import { OptionalMailBlocks } from './mail-blocks.dto.js';
import { TEMPLATE_CATEGORIES, type TemplateCategory, type TemplateDraft } from '../../domain/template.js';

const HTML = { label: 'the HTML content', max: 200_000 };
const TEXT = { label: 'the plain text', max: 100_000 };
const SUBJECT = { label: 'a subject', max: 200 };
const TOO_LONG = 'This email is too long. Remove some blocks.';
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

  @UnlessOfBlocks()
  @Html({ ...HTML, description: 'Kept as typed; cleaned wherever it is shown or sent. Without blocks it is needed.' })
  readonly htmlContent!: string;

  @OptionalText({ ...TEXT, description: 'Made from the HTML when it is empty.' })
  readonly textContent?: string | null;

  @OptionalMailBlocks()
  readonly blocks?: readonly GivenBlock[] | null;

  @OptionalTextList({ label: 'variables', most: 50, max: 60, description: 'Read from the content unless given.' })
  readonly variables?: string[];

  @OptionalYesNo({ default: true })
  readonly isActive?: boolean;
}

export class EditTemplate extends WriteTemplate {
  @OptionalAnyText('Send the time at which the template was changed last as it was shown.', {
    description: 'The `updatedAt` that the author has seen: a template that was changed since is left as it is (409).',
  })
  readonly expectedUpdatedAt?: string | null;
}

interface Content {
  readonly htmlContent: string;
  readonly textContent: string | null;
  readonly blocks: readonly MailBlock[] | null;
}

interface GivenContent {
  readonly htmlContent?: string | null;
  readonly textContent?: string | null;
  readonly blocks?: readonly GivenBlock[] | null;
}

/**
 * The HTML as entered or as generated from blocks.
 * @throws InvalidInput if a block is invalid, or the result is too large for an email
 */
function writtenContent({ htmlContent, textContent, blocks }: GivenContent, site: URL): Content {
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
  const content = [subject, htmlContent, textContent ?? ''].join('\n');
  return {
    ...{ name, category, subject, htmlContent, textContent, blocks },
    variables: variables ?? placeholdersIn(content),
    isActive: body.isActive ?? isActive,
  };
}

/** The recipient of a preview. */
export class PreviewQuery {
  @OptionalAnyText(NO_CONTACT, { description: 'Somebody made up unless given.' })
  @IsUUID(undefined, { message: NO_CONTACT })
  readonly contactId?: string;
}

/** An unsaved email, in which nothing is required yet. */
export class PreviewMail extends PreviewQuery {
  @OptionalLine(SUBJECT)
  readonly subject?: string | null;

  @OptionalHtml(HTML)
  readonly htmlContent?: string | null;

  @OptionalText(TEXT)
  readonly textContent?: string | null;

  @OptionalMailBlocks()
  readonly blocks?: readonly GivenBlock[] | null;
}

export class SendTestMail extends PreviewQuery {
  @Line(SUBJECT)
  readonly subject!: string;

  @UnlessOfBlocks()
  @Html(HTML)
  readonly htmlContent!: string;

  @OptionalText(TEXT)
  readonly textContent?: string | null;

  @OptionalMailBlocks()
  readonly blocks?: readonly GivenBlock[] | null;

  @OptionalMailAddress()
  readonly to?: string | null;
}

export function contentOf(
  { subject, ...body }: GivenContent & { readonly subject?: string | null },
  site: URL,
): MailContent {
  const { htmlContent, textContent } = writtenContent(body, site);
  return { subject: subject ?? '', html: htmlContent, text: textContent ?? '' };
}

/** The saved content. */
export const storedContentOf = ({ subject, htmlContent, textContent }: TemplateDraft): MailContent => ({
  subject,
  html: htmlContent,
  text: textContent ?? '',
});
