import { contractQueries } from '@/entities/contract';
import { approvalItemQueries } from '@/entities/approval-item';
import { automationQueries } from '@/entities/email-marketing/automations';
import { campaignQueries } from '@/entities/email-marketing/campaigns';
import { emailHistoryQueries } from '@/entities/email-marketing/sent-mails';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import { contactQueries } from '@/entities/email-marketing/contacts';
import { inquiryQueries } from '@/entities/inquiry';
import { messageQueries } from '@/entities/message';
import { maintenanceLogQueries } from '@/entities/maintenance-log';
import { hoursQueries } from '@/entities/house/hours-sheet';
import { menuQueries } from '@/entities/house/menu-sheet';
import { overviewQueries } from '@/entities/house/overview';
import { reservationQueries } from '@/entities/reservation';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { sessionQueries } from '@/entities/session';
import { staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import type { LiveChannels } from '@/shared/api';

const today = overviewQueries.today().queryKey;

/** The queries that a dashboard refetches when the server announces a change. */
export const liveChannels: LiveChannels = {
  approvals: [approvalItemQueries.all(), today, trailQueries.all()],
  contacts: [contactQueries.all(), trailQueries.all()],
  content: [scheduledContentQueries.all()],
  'email-automation': [automationQueries.all(), trailQueries.all()],
  'email-campaigns': [campaignQueries.all(), emailHistoryQueries.all(), today, trailQueries.all()],
  'email-templates': [emailTemplateQueries.all(), trailQueries.all()],
  enquiries: [inquiryQueries.all(), contractQueries.all(), today, trailQueries.all()],
  hours: [
    ...[hoursQueries.all(), trailQueries.all()],
    ...[approvalItemQueries.previews(), scheduledContentQueries.previews()],
  ],
  maintenance: [maintenanceLogQueries.all()],
  menu: [
    ...[menuQueries.all(), trailQueries.all()],
    ...[approvalItemQueries.previews(), scheduledContentQueries.previews()],
  ],
  reservations: [reservationQueries.all(), today, trailQueries.all()],
  messages: [messageQueries.all(), today, trailQueries.all()],
  staff: [staffQueries.all(), trailQueries.all()],
  /** An account whose session was ended elsewhere signs out immediately. */
  session: [sessionQueries.all()],
};
