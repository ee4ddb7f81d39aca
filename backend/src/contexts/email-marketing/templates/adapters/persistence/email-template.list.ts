import { isFound } from '../../../../../platform/lists/search.js';
import { listOf } from '../../../../../platform/lists/list-of.js';
import { EmailTemplateSchema } from './email-template.schema.js';

const { tableName, columns } = EmailTemplateSchema.options;
const { htmlContent: _html, textContent: _text, blocks: _blocks, ...listed } = columns;

export const emailTemplates = listOf(
  { tableName, columns: listed },
  {
    scopes: { all: ['true'] },
    filters: { category: 'category = :category', words: isFound(`name || ' ' || subject`, ':words') },
  },
);
