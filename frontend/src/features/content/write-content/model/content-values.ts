import type { ContentEdit, NewContent, ScheduledContent } from '@/entities/scheduled-content';
import { restaurantDay } from '@/entities/restaurant';
import { changedIn } from '@/shared/lib/changes';
import { splitCommas } from '@/shared/lib/words';

/** The form's values: dates as YYYY-MM-DD, tags as one text with commas. */
export interface ContentValues {
  title: string;
  contentType: ScheduledContent['contentType'];
  content: string;
  scheduledDate: string;
  approvalDeadline: string;
  priority: ScheduledContent['priority'];
  tags: string;
  notes: string;
  /** The content's version when typing began. */
  updatedAt?: string;
}

export const NO_VALUES: Partial<ContentValues> = {
  title: '',
  content: '',
  scheduledDate: '',
  approvalDeadline: '',
  tags: '',
  notes: '',
  priority: 'medium',
};

export const valuesOf = (content: ScheduledContent): ContentValues => ({
  title: content.title,
  contentType: content.contentType,
  content: content.content,
  scheduledDate: restaurantDay(content.scheduledDate),
  approvalDeadline: restaurantDay(content.approvalDeadline),
  priority: content.priority,
  tags: content.tags.join(', '),
  notes: content.notes ?? '',
  updatedAt: content.updatedAt,
});

/** Only the server knows midnight in the restaurant's zone: a day is sent as midnight UTC. */
const midnight = (day: string) => `${day}T00:00:00.000Z`;

/** The form only offers content types that the API accepts. */
export const newContentOf = ({ tags, ...values }: ContentValues) =>
  ({ ...values, tags: splitCommas(tags) }) as NewContent;

/** Only changed fields: an unchanged date keeps its time. */
export function editOf(before: ContentValues, after: ContentValues): ContentEdit {
  const { scheduledDate, approvalDeadline, tags, ...texts } = changedIn(before, after);
  return {
    ...texts,
    ...(scheduledDate && { scheduledDate: midnight(scheduledDate) }),
    ...(approvalDeadline && { approvalDeadline: midnight(approvalDeadline) }),
    ...(tags !== undefined && { tags: splitCommas(tags) }),
  };
}
