import type { Actor } from '../../../../kernel/actor.js';
import type { EmailTemplate, TemplateDraft } from '../domain/template.js';

export const MANAGER: Actor = { id: '1', name: 'Site Manager', role: 'manager' };
export const WRITTEN_AT = new Date('2026-11-01T15:00:00.123Z');

export const TEMPLATE: TemplateDraft = {
  name: 'Summer menu',
  category: 'marketing',
  subject: 'Hello {{firstName}}',
  htmlContent: '<p>Our menu</p>',
  previewText: null,
  textContent: null,
  blocks: null,
  variables: ['firstName'],
  isActive: true,
};

export const aTemplate = (id: string, draft: Partial<TemplateDraft> = {}): EmailTemplate => ({
  ...TEMPLATE,
  ...draft,
  id,
  createdBy: MANAGER.name,
  createdByRole: MANAGER.role,
  createdAt: WRITTEN_AT,
  updatedAt: WRITTEN_AT,
});
