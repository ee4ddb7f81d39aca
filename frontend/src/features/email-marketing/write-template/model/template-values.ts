import {
  type MailText,
  readCategory,
  type TemplateEdit,
  type WholeTemplate,
} from '@/entities/email-marketing/templates';
import { faultsIn, finished } from './block-faults';
import { type Block, blocksIn, keptBlocks, sentBlock } from './blocks';

export const NO_VALUES = {
  ...{ name: '', category: '', subject: '', htmlContent: '', textContent: '', isActive: 'true' },
  /** 'blocks' when the mail is put together of them; what is written otherwise stays beside. */
  ...{ way: '', blocks: '' },
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
  way: template.blocks ? 'blocks' : '',
  blocks: template.blocks ? keptBlocks(template.blocks) : '',
  seenAt: template.updatedAt,
});

const MISSING = {
  name: 'Please enter a name.',
  category: 'Please choose a category.',
  subject: 'Please enter a subject.',
  htmlContent: 'Please enter the HTML content.',
};

export const isOfBlocks = ({ way }: TemplateValues) => way === 'blocks';

/** A sentence for each field that is still to be filled in, or put right. */
export function missingIn(values: TemplateValues): Partial<Record<string, string>> {
  const { htmlContent, ...always } = MISSING;
  const missing = Object.entries(isOfBlocks(values) ? always : { ...always, htmlContent }).filter(
    ([name]) => values[name as keyof typeof MISSING].trim() === '',
  );
  return { ...Object.fromEntries(missing), ...(isOfBlocks(values) && missingOf(blocksIn(values.blocks))) };
}

const missingOf = (blocks: readonly Block[]) =>
  blocks.length === 0 ? { blocks: 'Please add a block.' } : faultsIn(blocks);

/** As it is shown while it is written: of blocks those that are finished. */
export function mailOf(values: TemplateValues): MailText {
  const subject = values.subject.trim();
  if (!isOfBlocks(values)) return { subject, htmlContent: values.htmlContent, textContent: values.textContent };
  const blocks = finished(blocksIn(values.blocks)).map(sentBlock);
  return blocks.length > 0 ? { subject, blocks } : { subject, htmlContent: '' };
}

/** @param replaces whatever somebody else has saved meanwhile */
export function textOf(values: TemplateValues, replaces: boolean): TemplateEdit {
  const category = readCategory(values.category) ?? 'marketing';
  const { name, subject, htmlContent, textContent, isActive, seenAt } = values;
  const content = isOfBlocks(values)
    ? { htmlContent: '', blocks: blocksIn(values.blocks).map(sentBlock) }
    : { htmlContent, textContent };
  const text = { name, category, subject, ...content, isActive: isActive === 'true' };
  return seenAt && !replaces ? { ...text, expectedUpdatedAt: seenAt } : text;
}
