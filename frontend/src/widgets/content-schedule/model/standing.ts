import type { ContentStatus, ScheduledContent } from '@/entities/scheduled-content';
import { isWholeDay, restaurantNow } from '@/entities/restaurant';
import type { Tone } from '@/shared/ui/status-tag';

/** The status, or a draft whose approval is overdue. */
export type Standing = ContentStatus | 'needs-approval';

interface Look {
  label: string;
  tone: Tone;
}

/** In order of urgency. */
export const STANDINGS: Record<Standing, Look> = {
  'needs-approval': { label: 'Needs approval', tone: 'urgent' },
  draft: { label: 'Draft', tone: 'quiet' },
  rejected: { label: 'Rejected', tone: 'bad' },
  submitted: { label: 'Submitted', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'info' },
  published: { label: 'Published', tone: 'good' },
};

export function standingOf(content: Pick<ScheduledContent, 'status' | 'approvalDeadline'>, now: Date): Standing {
  return content.status === 'draft' && hasPassed(content.approvalDeadline, now) ? 'needs-approval' : content.status;
}

/** A deadline that is a day lasts until the end of that day. */
function hasPassed(deadline: string, now: Date): boolean {
  const at = new Date(deadline);
  return isWholeDay(deadline) ? restaurantNow(at).date < restaurantNow(now).date : at <= now;
}
