import { contractWords } from '@/entities/contract';
import { approvalCommentWords, approvalItemWords } from '@/entities/approval-item';
import { automationWords } from '@/entities/email-marketing/automations';
import { campaignWords } from '@/entities/email-marketing/campaigns';
import {
  bouncedAddressesWords,
  contactImportWords,
  contactWords,
  segmentWords,
} from '@/entities/email-marketing/contacts';
import { emailSettingsWords } from '@/entities/email-marketing/settings';
import { emailTemplateWords } from '@/entities/email-marketing/templates';
import { inquiryWords } from '@/entities/inquiry';
import { restoredBackupWords } from '@/entities/house/house-status';
import { houseOptionWords } from '@/entities/house/house-option';
import { chatAnswerWords } from '@/entities/house/chat-answer';
import { hoursWords } from '@/entities/house/hours-sheet';
import { accessTokenWords, calendarFeedWords, webhookWords } from '@/entities/house/integration';
import { dishOffWords, menuProposalWords, menuWords, soupWords } from '@/entities/house/menu-sheet';
import { photographWords } from '@/entities/house/photograph';
import { messageWords } from '@/entities/message';
import { maintenanceLogWords } from '@/entities/maintenance-log';
import { courtyardWords, doorPartyWords, reservationWords } from '@/entities/reservation';
import { scheduledContentWords } from '@/entities/scheduled-content';
import { sessionWords } from '@/entities/session';
import { staffMemberWords } from '@/entities/staff-member';
import type { TrailWords } from '@/shared/lib/trail-words';

/** Words for each subject, by its type in events. */
export const subjects: Readonly<Record<string, TrailWords>> = {
  'access-token': accessTokenWords,
  'approval-item': approvalItemWords,
  'approval-comment': approvalCommentWords,
  account: sessionWords,
  'bounced-addresses': bouncedAddressesWords,
  'calendar-feed': calendarFeedWords,
  contact: contactWords,
  'contact-import': contactImportWords,
  'contact-segment': segmentWords,
  contract: contractWords,
  courtyard: courtyardWords,
  'dish-off': dishOffWords,
  'door-party': doorPartyWords,
  'email-automation': automationWords,
  'email-campaign': campaignWords,
  'email-settings': emailSettingsWords,
  'email-template': emailTemplateWords,
  enquiry: inquiryWords,
  'chat-answer': chatAnswerWords,
  'house-option': houseOptionWords,
  hours: hoursWords,
  menu: menuWords,
  'menu-proposal': menuProposalWords,
  message: messageWords,
  photograph: photographWords,
  reservation: reservationWords,
  'restored-backup': restoredBackupWords,
  'scheduled-content': scheduledContentWords,
  'soup-of-the-day': soupWords,
  'staff-member': staffMemberWords,
  'maintenance-log': maintenanceLogWords,
  'webhook-endpoint': webhookWords,
};
