import { z } from 'zod';
import { onlyOutsideProduction, onOff } from '../../platform/config/kinds.js';

export const integrationsSettings = z
  .object({
    NODE_ENV: z.string().optional(),
    /** `on`: webhooks may go to this machine, without TLS. */
    WEBHOOKS_TO_THIS_MACHINE: onOff.default('off'),
  })
  .check(onlyOutsideProduction('WEBHOOKS_TO_THIS_MACHINE'));
