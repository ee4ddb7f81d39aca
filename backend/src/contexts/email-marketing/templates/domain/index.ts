export { type Gap, gapOf, type UnsureField } from './gap.js';
export { type Fields, type MailContent, mailFor, placeholdersIn, REASON, reasonFor } from './mail-content.js';
export { MailPreview, type PreviewedMail } from './mail-preview.js';
export { MailWriter } from './mail-writer.js';
export { type EmailTemplate, TEMPLATE_GONE, type TemplateCategory, type TemplateDraft } from './template.js';
export { TemplatesService } from './templates.service.js';
export { TemplateUses } from './template-uses.js';
export { type MailWarning, warningsOf } from './warnings.js';
