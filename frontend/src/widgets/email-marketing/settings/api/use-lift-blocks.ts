import { contactQueries } from '@/entities/email-marketing/contacts';
import { trailQueries } from '@/entities/trail';
import { answer, apiAs, type Change, type components, useChange } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';

const liftBlocks: Change<components['schemas']['LiftBounces'], { lifted: number }> = {
  send: (body) => answer(apiAs('admin').POST('/api/admin/bounce-lifts', { body })),
  done: (_, { lifted }) =>
    lifted === 0
      ? { title: 'No blocks found', description: 'No matching address is blocked by a bounce.' }
      : {
          title: 'Blocks lifted',
          description: `${formatNumber(lifted)} ${lifted === 1 ? 'address gets' : 'addresses get'} email again.`,
        },
  failed: () => ({ title: 'Couldn’t lift the blocks', description: 'Try again.' }),
  stale: [contactQueries.all(), contactQueries.ones(), trailQueries.all()],
};

export const useLiftBlocks = () => useChange(liftBlocks);
