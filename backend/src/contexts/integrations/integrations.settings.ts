import { z } from 'zod';
import type { AppSettings } from '../../platform/config/app-settings.js';
import { onlyOutsideProduction, onOff } from '../../platform/config/kinds.js';

export const integrationsSettings = z
  .object({
    NODE_ENV: z.string().optional(),
    /** `on` allows webhooks to this machine without TLS. */
    WEBHOOKS_TO_THIS_MACHINE: onOff.default('off'),
  })
  .check(onlyOutsideProduction('WEBHOOKS_TO_THIS_MACHINE'));

export const canCallThisMachine = (settings: AppSettings) =>
  settings.of(integrationsSettings).WEBHOOKS_TO_THIS_MACHINE === 'on';
