import { houseStatusQueries } from '@/entities/house/house-status';
import { answer, apiAs, type Change, useChange } from '@/shared/api';

const startSending: Change<undefined> = {
  send: () => answer(apiAs('admin').POST('/api/admin/status/start-sending')),
  done: () => ({ title: 'Sending has started', description: 'What was waiting goes out within the next minutes.' }),
  failed: () => ({ title: 'Couldn’t start sending', description: 'Please try again in a moment.' }),
  stale: [houseStatusQueries.status().queryKey],
};

export const useStartSending = () => useChange(startSending);
