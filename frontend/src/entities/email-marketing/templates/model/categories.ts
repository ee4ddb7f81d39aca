import { writeTemplate } from '@/shared/call-schema';
import { inWords } from '@/shared/lib/words';
import type { TemplateCategory } from '../api';

/** 'Special offers' */
export const categoryLabel = (category: TemplateCategory) => inWords(category.replace('-', '_'));

export const categoryOptions = writeTemplate.category.choices.map((value) => ({ value, label: categoryLabel(value) }));

/** The category named by a URL or a form; undefined for anything else. */
export const readCategory = (text: string) => writeTemplate.category.choices.find((category) => category === text);
