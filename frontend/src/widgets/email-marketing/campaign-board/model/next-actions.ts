import type { Campaign, CampaignStatus } from '@/entities/email-marketing/campaigns';

/** Whether only some recipients have it: it is being sent, or was stopped midway. */
export const isOnItsWay = ({ status, startedAt }: Campaign) =>
  status === 'sending' || (status !== 'sent' && startedAt !== null);

/** Whether it can still reach its first recipient. */
export const isPlanned = ({ status, startedAt }: Campaign) => startedAt === null && status !== 'cancelled';

export type CampaignDialogKey = 'view' | 'schedule' | 'send' | 'edit' | 'cancel' | 'delete';

/** Editable until it has started. */
const isEditable = ({ status, startedAt }: Campaign) =>
  status === 'draft' || (status === 'paused' && startedAt === null);

const ENDED: readonly CampaignStatus[] = ['sent', 'cancelled'];

/** The dialogs that make sense now. */
export const dialogsOf = (campaign: Campaign): readonly CampaignDialogKey[] => [
  'view',
  ...(campaign.status === 'draft' ? (['schedule', 'send'] as const) : []),
  ...(isEditable(campaign) ? (['edit'] as const) : []),
  ...(ENDED.includes(campaign.status) ? [] : (['cancel'] as const)),
  ...(campaign.status === 'sending' ? [] : (['delete'] as const)),
];

/** A step without a dialog. */
export interface OneTap {
  readonly label: string;
  readonly status: 'scheduled' | 'paused';
}

const ON_THE_CARD: Partial<Record<CampaignStatus, OneTap>> = {
  scheduled: { label: 'Pause', status: 'paused' },
  paused: { label: 'Resume', status: 'scheduled' },
};

/** A draft with a future date can be scheduled without a dialog. */
export const oneTapOf = ({ status, scheduledDate }: Campaign): OneTap | undefined =>
  status === 'draft' && scheduledDate !== null && new Date(scheduledDate) > new Date()
    ? { label: 'Schedule', status: 'scheduled' }
    : ON_THE_CARD[status];

/** The pause in the details, since such cards have no buttons. */
export const holdOf = ({ status }: Campaign): OneTap | undefined =>
  status === 'sending' ? { label: 'Pause', status: 'paused' } : undefined;
