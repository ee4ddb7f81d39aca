import type { RestoredBackup } from '@/entities/house/house-status';
import { counted } from './counted';

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'Waiting: 3 emails and 1 campaign.' */
export function waitingWork({ emails, campaigns, automations, webhooks, events }: RestoredBackup['waiting']): string {
  const parts = [
    emails > 0 && counted(emails, 'email', 'emails'),
    campaigns > 0 && counted(campaigns, 'campaign', 'campaigns'),
    automations > 0 && counted(automations, 'automated email', 'automated emails'),
    webhooks > 0 && counted(webhooks, 'webhook call', 'webhook calls'),
    events > 0 && counted(events, 'change that may cause more of them', 'changes that may cause more of them'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nothing is waiting.' : `Waiting: ${listed.format(parts)}.`;
}
