export { MailPreviewView } from './adapters/http/templates.views.js';
export { sampleTemplateId } from './adapters/seed/sample-templates.js';
export { TEMPLATE_TEXTS } from './adapters/seed/template-texts.js';
export { TemplatesModule } from './templates.module.js';
