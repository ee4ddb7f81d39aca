import { IsUUID } from 'class-validator';
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
import { type MailContent, placeholdersIn } from '../../domain/mail-content.js';
import { TEMPLATE_CATEGORIES, type TemplateCategory, type TemplateDraft } from '../../domain/template.js';

const HTML = { label: 'the HTML content', max: 200_000 };
const TEXT = { label: 'the plain text', max: 100_000 };
const SUBJECT = { label: 'a subject', max: 200 };
const NO_CONTACT = 'Please choose a contact from the list.';

export class TemplateQuery extends PageQuery {
  @OptionalOneOf(TEMPLATE_CATEGORIES)
  readonly category?: TemplateCategory;
}

/** A template as its author decides on it, new or changed. */
export class WriteTemplate {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @OneOf(TEMPLATE_CATEGORIES, { sentence: 'Please choose a category.' })
  readonly category!: TemplateCategory;

  @Line(SUBJECT)
  readonly subject!: string;

  @Html({ ...HTML, description: 'Kept as typed; cleaned wherever it is shown or sent.' })
  readonly htmlContent!: string;

  @OptionalText({ ...TEXT, description: 'Made from the HTML when it is empty.' })
  readonly textContent?: string | null;

  @OptionalTextList({ label: 'variables', most: 50, max: 60, description: 'Read from the content unless given.' })
  readonly variables?: string[];

  @OptionalYesNo({ default: true })
  readonly isActive?: boolean;
}

export class EditTemplate extends WriteTemplate {
  @OptionalAnyText('Please send the time at which the template was changed last as it was shown.', {
    description: 'The `updatedAt` that the author has seen: a template that was changed since is left as it is (409).',
  })
  readonly expectedUpdatedAt?: string | null;
}

export function draftOf(body: WriteTemplate, isActive: boolean): TemplateDraft {
  const { name, category, subject, htmlContent, textContent, variables } = body;
  const content = [subject, htmlContent, textContent ?? ''].join('\n');
  return {
    ...{ name, category, subject, htmlContent },
    textContent: textContent || null,
    variables: variables ?? placeholdersIn(content),
    isActive: body.isActive ?? isActive,
  };
}

/** For whom a mail is filled in. */
export class PreviewQuery {
  @OptionalAnyText(NO_CONTACT, { description: 'Somebody made up unless given.' })
  @IsUUID(undefined, { message: NO_CONTACT })
  readonly contactId?: string;
}

/** A mail that is being written: nothing of it is needed yet. */
export class PreviewMail extends PreviewQuery {
  @OptionalLine(SUBJECT)
  readonly subject?: string | null;

  @OptionalHtml(HTML)
  readonly htmlContent?: string | null;

  @OptionalText(TEXT)
  readonly textContent?: string | null;
}

export class SendTestMail extends PreviewQuery {
  @Line(SUBJECT)
  readonly subject!: string;

  @Html(HTML)
  readonly htmlContent!: string;

  @OptionalText(TEXT)
  readonly textContent?: string | null;

  @OptionalMailAddress()
  readonly to?: string | null;
}

export const contentOf = ({ subject, htmlContent, textContent }: PreviewMail): MailContent => ({
  subject: subject ?? '',
  html: htmlContent ?? '',
  text: textContent ?? '',
});
