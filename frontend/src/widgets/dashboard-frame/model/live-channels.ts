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
import { restaurantQuery } from '@/entities/settings/current-restaurant';
import { hoursQueries } from '@/entities/settings/hours-sheet';
import { menuQueries } from '@/entities/settings/menu-sheet';
import { overviewQueries } from '@/entities/settings/overview';
import { reservationQueries } from '@/entities/reservation';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { sessionQueries } from '@/entities/session';
import { staffQueries } from '@/entities/staff-member';
import { activityQueries } from '@/entities/activity';
import type { LiveChannels } from '@/shared/api';

const today = overviewQueries.today().queryKey;

/** The queries that a dashboard refetches when the server announces a change. */
export const liveChannels: LiveChannels = {
  approvals: [approvalItemQueries.all(), today, activityQueries.all()],
  contacts: [contactQueries.all(), activityQueries.all()],
  content: [scheduledContentQueries.all()],
  'email-automation': [automationQueries.all(), activityQueries.all()],
  'email-campaigns': [campaignQueries.all(), emailHistoryQueries.all(), today, activityQueries.all()],
  'email-templates': [emailTemplateQueries.all(), activityQueries.all()],
  enquiries: [inquiryQueries.all(), contractQueries.all(), today, activityQueries.all()],
  hours: [
    hoursQueries.all(),
    activityQueries.all(),
    approvalItemQueries.previews(),
    scheduledContentQueries.previews(),
  ],
  maintenance: [maintenanceLogQueries.all()],
  menu: [menuQueries.all(), activityQueries.all(), approvalItemQueries.previews(), scheduledContentQueries.previews()],
  reservations: [reservationQueries.all(), today, activityQueries.all()],
  messages: [messageQueries.all(), today, activityQueries.all()],
  'restaurant-details': [restaurantQuery.queryKey, activityQueries.all()],
  staff: [staffQueries.all(), activityQueries.all()],
  /** An account whose session was ended elsewhere signs out immediately. */
  session: [sessionQueries.all()],
};
