export { type Gap, gapOf, type MailWarning, type UnsureField, warningsOf } from './warnings.js';
export {
  escapeHtml,
  type Fields,
  MAX_PREVIEW_TEXT_LENGTH,
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
export { MailPreview, MailWriter, type PreviewedMail } from './mail-preview.js';
export { type EmailTemplate, TEMPLATE_GONE, type TemplateCategory, type TemplateDraft } from './template.js';
export { TemplatesService, TemplateUses } from './templates.service.js';
