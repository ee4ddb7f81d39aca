export { MailPreviewView } from './adapters/http/templates.views.js';
export { sampleTemplateId } from './adapters/seed/sample-templates.js';
export { TEMPLATE_TEXTS } from './adapters/seed/template-texts.js';
export { MailPreview, type PreviewedMail } from './mail-preview.js';
export { TemplatesModule } from './templates.module.js';
export { TemplatesService } from './templates.service.js';
