import { z } from 'zod';
import { publicEvents } from '../../../../../platform/events/event-catalogue.js';
import { CAMPAIGN_STATUSES, type CampaignStatus, type SendingFact } from '../../../sending/domain/index.js';
import type { CampaignFact } from '../../domain/campaign.js';

/** Description of each event, and the status in its sample. */
const TYPES: Readonly<Record<string, readonly [means: string, status: CampaignStatus]>> = {
  'email-campaign.scheduled': ['It was scheduled.', 'scheduled'],
  'email-campaign.approved': ['The owner approved it.', 'draft'],
  'email-campaign.returned': ['The owner requested changes.', 'draft'],
  'email-campaign.started': ['Sending started.', 'sending'],
  'email-campaign.paused': ['It was paused, manually or for this reason.', 'paused'],
  'email-campaign.cancelled': ['It was canceled.', 'cancelled'],
  'email-campaign.finished': ['All emails were sent.', 'sent'],
};

const schema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  comments: z.string().nullable(),
  reason: z.string().nullable(),
});

const SAMPLE = { id: '0198c0de-0000-7000-8000-00000000d00d', name: 'Autumn letter', comments: null, reason: null };

export const publicCampaignEvents = publicEvents<CampaignFact | SendingFact>({
  means: Object.fromEntries(Object.entries(TYPES).map(([type, [means]]) => [type, means])),
  version: 1,
  schema,
  sample: (type) => ({ ...SAMPLE, status: TYPES[type]?.[1] }),
  dataOf: ({ subject: { id }, payload }) => {
    const { name, status, comments } = payload;
    return { id, name, status, comments, reason: 'reason' in payload ? payload.reason : null };
  },
});
