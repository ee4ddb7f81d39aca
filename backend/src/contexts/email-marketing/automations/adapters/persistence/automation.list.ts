import { listOf } from '../../../../../platform/lists/list-of.js';
import { AutomationSchema } from './automation.schema.js';

const figure = (name: string) => ({ type: 'integer', name }) as const;

/** Includes the numbers reached so far. */
export const automationList = listOf(
  {
    tableName: 'email_automation_list',
    columns: {
      ...AutomationSchema.options.columns,
      totalTriggered: figure('total_triggered'),
      totalSent: figure('total_sent'),
      waitsForOwner: { type: 'boolean', name: 'waits_for_owner' },
    },
  },
  { scopes: { all: ['true'] } },
);
