import {
  type MailText,
  readCategory,
  type TemplateEdit,
  type WholeTemplate,
} from '@/entities/email-marketing/templates';
import { blocksIn, finished, editableBlocks, sentBlock } from './blocks';

export const NO_VALUES = {
  name: '',
  category: '',
  subject: '',
  previewText: '',
  htmlContent: '',
  textContent: '',
  isActive: true,
  /** 'blocks' if the email is made of them; the other content stays in the draft. */
  way: '',
  blocks: '',
  /** The template's version when typing began. */
  seenAt: '',
};

/** The form's values. */
export type TemplateValues = typeof NO_VALUES;

export const valuesOf = (template: WholeTemplate): TemplateValues => ({
  name: template.name,
  category: template.category,
  subject: template.subject,
  previewText: template.previewText ?? '',
  htmlContent: template.htmlContent,
  textContent: template.textContent ?? '',
  isActive: template.isActive,
  way: template.blocks ? 'blocks' : '',
  blocks: template.blocks ? editableBlocks(template.blocks) : '',
  seenAt: template.updatedAt,
});

export const isOfBlocks = ({ way }: TemplateValues) => way === 'blocks';

/** The email for the preview, with only the complete blocks. */
export function mailOf(values: TemplateValues): MailText {
  const lines = { subject: values.subject.trim(), previewText: values.previewText.trim() };
  if (!isOfBlocks(values)) return { ...lines, htmlContent: values.htmlContent, textContent: values.textContent };
  const blocks = finished(blocksIn(values.blocks)).map(sentBlock);
  return blocks.length > 0 ? { ...lines, blocks } : { ...lines, htmlContent: '' };
}

/** @param replaces whether to overwrite what someone else has saved */
export function textOf(values: TemplateValues, replaces: boolean): TemplateEdit {
  const category = readCategory(values.category) ?? 'marketing';
  const { name, subject, previewText, htmlContent, textContent, isActive, seenAt } = values;
  const content = isOfBlocks(values)
    ? { htmlContent: '', blocks: blocksIn(values.blocks).map(sentBlock) }
    : { htmlContent, textContent };
  const text = { name, category, subject, previewText, ...content, isActive };
  return seenAt && !replaces ? { ...text, expectedUpdatedAt: seenAt } : text;
}
