import {
  type MailText,
  readCategory,
  type TemplateEdit,
  type WholeTemplate,
} from '@/entities/email-marketing/templates';

export const NO_VALUES = {
  ...{ name: '', category: '', subject: '', htmlContent: '', textContent: '', isActive: 'true' },
  /** When the template was changed last before one began to type. */
  seenAt: '',
};

/** What the form holds; all of it text, as drafts are kept. */
export type TemplateValues = typeof NO_VALUES;

export const valuesOf = (template: WholeTemplate): TemplateValues => ({
  name: template.name,
  category: template.category,
  subject: template.subject,
  htmlContent: template.htmlContent,
  textContent: template.textContent ?? '',
  isActive: String(template.isActive),
  seenAt: template.updatedAt,
});

const MISSING = {
  name: 'Please enter a name.',
  category: 'Please choose a category.',
  subject: 'Please enter a subject.',
  htmlContent: 'Please enter the HTML content.',
};

/** A sentence for each field that is still to be filled in. */
export const missingIn = (values: TemplateValues): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(MISSING).filter(([name]) => values[name as keyof typeof MISSING].trim() === ''));

export const mailOf = ({ subject, htmlContent, textContent }: TemplateValues): MailText => ({
  subject: subject.trim(),
  htmlContent,
  textContent,
});

/** @param replaces whatever somebody else has saved meanwhile */
export function textOf(values: TemplateValues, replaces: boolean): TemplateEdit {
  const category = readCategory(values.category) ?? 'marketing';
  const { name, subject, htmlContent, textContent, isActive, seenAt } = values;
  const text = { name, category, subject, htmlContent, textContent, isActive: isActive === 'true' };
  return seenAt && !replaces ? { ...text, expectedUpdatedAt: seenAt } : text;
}
