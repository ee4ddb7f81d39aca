import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../../../kernel/actor.js';
import type { PreviewedMail } from '../../domain/mail-preview.js';
import { type EmailTemplate, TEMPLATE_CATEGORIES, type TemplateCategory } from '../../domain/template.js';
import { MailBlockBody } from './mail-blocks.dto.js';
import { MAIL_WARNING_KINDS, type MailWarning } from '../../domain/warnings.js';

/** A template in the list; only the single template includes its content. */
export class ListedTemplateView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: TEMPLATE_CATEGORIES }) category!: TemplateCategory;
  @ApiProperty() subject!: string;
  @ApiProperty({ type: [String] }) variables!: readonly string[];
  @ApiProperty() isActive!: boolean;
  @ApiProperty() createdBy!: string;
  @ApiProperty({ enum: ROLES }) createdByRole!: Role;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

export class EmailTemplateView extends ListedTemplateView {
  @ApiProperty({ description: 'As it was typed: not to be shown without cleaning.' }) htmlContent!: string;
  @ApiProperty({ type: String, nullable: true }) textContent!: string | null;
  @ApiProperty({ type: [MailBlockBody], nullable: true, description: 'What both contents were made of, if of blocks.' })
  blocks!: readonly MailBlockBody[] | null;
}

export const emailTemplateView = (template: EmailTemplate): EmailTemplateView => ({
  ...template,
  createdAt: template.createdAt.toISOString(),
  updatedAt: template.updatedAt.toISOString(),
});

export class MailWarningView implements MailWarning {
  @ApiProperty({ enum: MAIL_WARNING_KINDS }) kind!: MailWarning['kind'];
  @ApiProperty() message!: string;
}

export class MailPreviewView implements PreviewedMail {
  @ApiProperty() subject!: string;
  @ApiProperty({ description: 'Safe to show.' }) html!: string;
  @ApiProperty() text!: string;
  @ApiProperty({ description: 'Of the HTML part, in bytes.' }) size!: number;
  @ApiProperty({ type: [MailWarningView] }) warnings!: readonly MailWarningView[];
}

export class TestMailView {
  @ApiProperty({ description: 'Where the test went.' }) to!: string;
}
