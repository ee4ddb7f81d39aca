export { MailPreviewView } from './adapters/http/templates.controller.js';
export { sampleTemplateId, TEMPLATE_TEXTS } from './adapters/seed/sample-templates.js';
export { TemplatesModule } from './templates.module.js';
