import { z } from 'zod';
import { publicEvents } from '../../../../platform/events/event-catalogue.js';
import {
  SCHEDULED_TYPES,
  type ScheduledContentEventType,
  type ScheduledContentFact,
} from '../../domain/scheduled-content.js';

/** Events about drafts are not published. */
const MEANS: Record<Exclude<ScheduledContentEventType, `${string}.${'drafted' | 'edited'}`>, string> = {
  'scheduled-content.submitted': 'Scheduled content was submitted for approval.',
  'scheduled-content.approved': 'It was approved and is published on its date.',
  'scheduled-content.rejected': 'It was rejected.',
  'scheduled-content.returned': 'It is a draft again for revision.',
  'scheduled-content.published': 'It was published.',
  'scheduled-content.deleted': 'It was deleted.',
};

const schema = z.object({
  id: z.uuid(),
  title: z.string(),
  contentType: z.enum(SCHEDULED_TYPES).nullable(),
  scheduledDate: z.iso.datetime(),
});

const SAMPLE = {
  id: '0198c0de-0000-7000-8000-00000000feed',
  title: 'Autumn in the courtyard',
  contentType: 'blog_post',
  scheduledDate: '2026-12-05T15:00:00.000Z',
};

export const publicScheduleEvents = publicEvents<ScheduledContentFact>({
  means: MEANS,
  version: 1,
  schema,
  sample: () => SAMPLE,
  dataOf: ({ subject: { id }, payload: { title, contentType = null, scheduledDate } }) => ({
    id,
    title,
    contentType,
    scheduledDate,
  }),
});
