import type { Today } from '@/entities/settings/overview';
import { counted } from '@/shared/lib/numbers';

/** '3 requests, 1 approval, 2 unread messages'; '' when nothing waits. */
export function waitingWords({
  requestsTotal,
  approvalsTotal,
  mail,
  campaigns,
  messages,
  enquiries: inquiries,
}: Today): string {
  const mails = mail.waiting + mail.failed + mail.heldBack;
  const parts = [
    [requestsTotal, counted(requestsTotal, 'request')],
    [approvalsTotal, counted(approvalsTotal, 'approval')],
    [mails, counted(mails, 'mail')],
    [campaigns.length, counted(campaigns.length, 'campaign')],
    [messages.unread, counted(messages.unread, 'unread message')],
    [inquiries.unread, counted(inquiries.unread, 'unread inquiry', 'unread inquiries')],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([, words]) => words)
    .join(', ');
}
