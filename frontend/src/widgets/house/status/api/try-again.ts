import { houseStatusQueries } from '@/entities/house/house-status';
import { overviewQueries } from '@/entities/house/overview';
import { answer, apiAs, type Change, useChange } from '@/shared/api';

const tryAgain: Change<undefined> = {
  send: () => answer(apiAs('admin').POST('/api/admin/status/try-again')),
  done: () => ({ title: 'Retrying', description: 'We’ll retry failed emails for another day.' }),
  failed: () => ({ title: 'Couldn’t retry', description: 'Try again in a moment' }),
  stale: [houseStatusQueries.status().queryKey, overviewQueries.today().queryKey],
};

export const useTryAgain = () => useChange(tryAgain);
