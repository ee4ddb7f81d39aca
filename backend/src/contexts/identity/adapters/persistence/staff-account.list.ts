import { isFound } from '../../../../platform/lists/search.js';
import { listOf } from '../../../../platform/lists/list-of.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { StaffAccountSchema } from './staff-account.schema.js';

/** SQL for the number of active staff accounts. */
export const ACTIVE_STAFF = counterOf('staff', 'true');
export const ALL_STAFF = counterOf('staff', 'true', 'false');

export const staffAccountList = listOf(StaffAccountSchema.options, {
  scopes: { all: ['true'] },
  totals: { all: ALL_STAFF },
  filters: { words: isFound(`name || ' ' || email`, ':words') },
  json: { isActive: 'is_active::text' },
});
