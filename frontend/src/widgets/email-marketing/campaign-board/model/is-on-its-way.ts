import type { Campaign } from '@/entities/email-marketing/campaigns';

/** Whether only some recipients have it: it is being sent, or was stopped midway. */
export const isOnItsWay = ({ status, startedAt }: Campaign) =>
  status === 'sending' || (status !== 'sent' && startedAt !== null);
