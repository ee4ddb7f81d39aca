import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { type Actor, type Role, ROLES } from '../../../../../kernel/actor.js';
import { MailPreview, type PreviewedMail } from '../../domain/mail-preview.js';
import { type EmailTemplate, TEMPLATE_CATEGORIES, type TemplateCategory } from '../../domain/template.js';
import { MAIL_WARNING_KINDS, type MailWarning } from '../../domain/warnings.js';
import { AppSettings } from '../../../../../platform/config/app-settings.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { CurrentActor, type Login, Roles } from '../../../../../platform/http/security/access.js';
import { Audited } from '../../../../../platform/http/security/audited.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { IfNoneMatch } from '../../../../../platform/lists/page-query.js';
import { TemplatesService } from '../../domain/templates.service.js';
import { TestMails } from '../mail/framed-mail-writer.js';
import { emailTemplates } from '../persistence/typeorm-template.repository.js';
import {
  contentOf,
  draftOf,
  EditTemplate,
  MailBlockBody,
  PreviewMail,
  PreviewQuery,
  SendTestMail,
  storedContentOf,
  TemplateQuery,
  WriteTemplate,
} from './templates.dto.js';

/** A template in the list; only the single template includes its content. */
export class ListedTemplateView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: TEMPLATE_CATEGORIES }) category!: TemplateCategory;
  @ApiProperty() subject!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Text that inboxes show after the subject.' })
  previewText!: string | null;
  @ApiProperty({ type: [String] }) variables!: readonly string[];
  @ApiProperty() isActive!: boolean;
  @ApiProperty() createdBy!: string;
  @ApiProperty({ enum: ROLES }) createdByRole!: Role;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

export class EmailTemplateView extends ListedTemplateView {
  @ApiProperty({ description: 'As typed; sanitize before showing it.' }) htmlContent!: string;
  @ApiProperty({ type: String, nullable: true }) textContent!: string | null;
  @ApiProperty({
    type: [MailBlockBody],
    nullable: true,
    description: 'Blocks from which HTML and text were built, if any.',
  })
  blocks!: readonly MailBlockBody[] | null;
}

const emailTemplateView = (template: EmailTemplate): EmailTemplateView => ({
  ...template,
  createdAt: template.createdAt.toISOString(),
  updatedAt: template.updatedAt.toISOString(),
});

class MailWarningView implements MailWarning {
  @ApiProperty({ enum: MAIL_WARNING_KINDS }) kind!: MailWarning['kind'];
  @ApiProperty() message!: string;
}

export class MailPreviewView implements PreviewedMail {
  @ApiProperty() subject!: string;
  @ApiProperty({ description: 'Text that inboxes show after the subject; empty to use the first words of the email.' })
  previewText!: string;
  @ApiProperty({ description: 'Sanitized.' }) html!: string;
  @ApiProperty() text!: string;
  @ApiProperty({ description: 'Size of the HTML part in bytes.' }) size!: number;
  @ApiProperty({ type: [MailWarningView] }) warnings!: readonly MailWarningView[];
}

class TestMailView {
  @ApiProperty({ description: 'Address that got the test.' }) to!: string;
}

@ApiTags('e-mail marketing')
@Controller('email-templates')
@Roles('manager', 'admin')
export class TemplatesController {
  constructor(
    private readonly templates: TemplatesService,
    private readonly lists: Lists,
    private readonly previews: MailPreview,
    private readonly tests: TestMails,
    private readonly settings: AppSettings,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ListedTemplateView] })
  list(
    @Query() { category, ...page }: TemplateQuery,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    return this.lists.page(emailTemplates, { ...page, scope: 'all', filter: category ? { category } : {} }, known);
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: EmailTemplateView })
  async add(@Body() body: WriteTemplate, @CurrentActor() actor: Actor): Promise<EmailTemplateView> {
    return emailTemplateView(await this.templates.add(draftOf(body, true, this.settings.publicUrl), actor));
  }

  /** Previews unsaved content as one recipient would get it. */
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: MailPreviewView })
  preview(@Body() body: PreviewMail): Promise<MailPreviewView> {
    return this.previews.of(contentOf(body, this.settings.publicUrl), body.contactId);
  }

  /** Emails unsaved content to the caller's own address or the given one. */
  @Post('test')
  @Creates()
  @Audited('test mail')
  @ApiCreatedResponse({ type: TestMailView })
  async test(@Body() body: SendTestMail, @CurrentActor() actor: Login): Promise<TestMailView> {
    const to = body.to || actor.email;
    const content = contentOf(body, this.settings.publicUrl);
    await this.tests.send(await this.previews.of(content, body.contactId), to, actor);
    return { to };
  }

  @Get(':id')
  @ApiOkResponse({ type: EmailTemplateView })
  async get(@Param('id', IdPipe) id: string): Promise<EmailTemplateView> {
    return emailTemplateView(await this.templates.get(id));
  }

  @Get(':id/preview')
  @ApiOkResponse({ type: MailPreviewView })
  async previewOf(@Param('id', IdPipe) id: string, @Query() { contactId }: PreviewQuery): Promise<MailPreviewView> {
    return this.previews.of(storedContentOf(await this.templates.get(id)), contactId);
  }

  @Put(':id')
  @ApiOkResponse({ type: EmailTemplateView })
  async edit(
    @Param('id', IdPipe) id: string,
    @Body() body: EditTemplate,
    @CurrentActor() actor: Actor,
  ): Promise<EmailTemplateView> {
    const seen = body.expectedUpdatedAt || null;
    const draft = ({ isActive }: EmailTemplate) => draftOf(body, isActive, this.settings.publicUrl);
    return emailTemplateView(await this.templates.edit(id, draft, seen, actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.templates.remove(id, actor);
  }
}
