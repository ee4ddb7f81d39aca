import type { ImportedPerson } from '../../domain/contact-import.js';
import { answerIn, type ConsentColumn, isRefusalTag } from './consent-columns.js';

type Standing = Pick<ImportedPerson, 'status' | 'mayOptIn' | 'isOptOut' | 'isSuppressed'>;

/** Combines the consent columns and labels of a row: one no outweighs every yes. */
export function standingOf(
  columns: readonly ConsentColumn[],
  cells: readonly string[],
  tags: readonly string[] = [],
): Standing {
  const answers = columns.map(({ column, kind }) => answerIn(kind, cells[column] ?? ''));
  const hasLeft = answers.includes('left') || tags.some(isRefusalTag);
  const isSuppressed = hasLeft || answers.includes('unreached');
  const isOptOut = isSuppressed || answers.includes('no');
  const isInactive = columns.some(
    ({ column, kind }) => kind === 'status' && (cells[column] ?? '').toLowerCase() === 'inactive',
  );
  return {
    status: hasLeft ? 'unsubscribed' : isInactive ? 'inactive' : 'active',
    mayOptIn: !isOptOut && !answers.includes('unsaid') && (answers.includes('yes') || !answers.includes('blank')),
    isOptOut,
    isSuppressed,
  };
}
