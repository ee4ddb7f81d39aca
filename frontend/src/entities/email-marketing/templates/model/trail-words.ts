import type { TrailWords } from '@/shared/lib/trail-words';

export const emailTemplateWords: TrailWords = {
  noun: 'template',
  named: (name) => `the template “${name}”`,
  fields: {
    htmlContent: 'HTML',
    textContent: 'Plain text',
    blocks: null,
    isActive: 'Active',
    variables: null,
    updatedAt: null,
  },
};
