import { approvalItemQueries } from '@/entities/approval-item';
import { reservationQueries } from '@/entities/reservation';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { trailQueries } from '@/entities/trail';
import type { LiveChannels } from '@/shared/api';

/** What a dashboard reads again when the server says that something changed. */
export const liveChannels: LiveChannels = {
  approvals: [approvalItemQueries.all(), trailQueries.all()],
  content: [scheduledContentQueries.all()],
  reservations: [reservationQueries.all(), trailQueries.all()],
};
