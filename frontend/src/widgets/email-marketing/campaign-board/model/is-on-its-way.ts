import type { Campaign } from '@/entities/email-marketing/campaigns';

/** Whether some have it and others do not: it is being sent, or was stopped in the middle of it. */
export const isOnItsWay = ({ status, startedAt }: Campaign) =>
  status === 'sending' || (status !== 'sent' && startedAt !== null);
