export { type Gap, gapOf, type UnsureField } from './gap.js';
export {
  escapeHtml,
  type Fields,
  type MailContent,
  mailFor,
  type Piece,
  piecesOf,
  piecesOfHtml,
  placeholdersIn,
  REASON,
  reasonFor,
  valueOf,
} from './mail-content.js';
export { MailPreview, type PreviewedMail } from './mail-preview.js';
export { MailWriter } from './mail-writer.js';
export { type EmailTemplate, TEMPLATE_GONE, type TemplateCategory, type TemplateDraft } from './template.js';
export { TemplatesService } from './templates.service.js';
export { TemplateUses } from './template-uses.js';
export { type MailWarning, warningsOf } from './warnings.js';
