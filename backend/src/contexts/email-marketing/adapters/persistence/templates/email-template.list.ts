import { listOf } from '../../../../../platform/lists/list-of.js';
import { EmailTemplateSchema } from './email-template.schema.js';

export const emailTemplates = listOf(EmailTemplateSchema.options, {
  scopes: { all: ['true'] },
  filters: { category: 'category = :category' },
});
