import { z } from 'zod';
import type { PublicEvent } from '../../../../platform/events/event-catalogue.js';
import type { HoursFact } from '../../domain/hours.service.js';

export const publicHoursEvents: Readonly<Record<string, PublicEvent<HoursFact>>> = {
  'hours.changed': {
    means: 'The hours of some days are others than before; `GET /api/v1/hours` tells them.',
    version: 1,
    schema: z.object({ from: z.iso.date(), to: z.iso.date().nullable() }),
    sample: { from: '2026-12-24', to: '2026-12-26' },
    dataOf: ({ payload: { from, to } }) => ({ from, to }),
  },
};
