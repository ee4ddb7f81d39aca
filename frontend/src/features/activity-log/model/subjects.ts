import { approvalCommentWords, approvalItemWords } from '@/entities/approval-item';
import { maintenanceLogWords } from '@/entities/maintenance-log';
import { scheduledContentWords } from '@/entities/scheduled-content';
import type { ActivityWords } from '@/shared/lib/activity-words';
import { emailSubjects } from './email-subjects';
import { reservationSubjects } from './reservation-subjects';
import { restaurantSubjects } from './restaurant-subjects';

/** Words for each subject, by its type in events. */
export const subjects: Readonly<Record<string, ActivityWords>> = {
  ...emailSubjects,
  ...reservationSubjects,
  ...restaurantSubjects,
  'approval-item': approvalItemWords,
  'approval-comment': approvalCommentWords,
  'scheduled-content': scheduledContentWords,
  'maintenance-log': maintenanceLogWords,
};
