import { integrationQueries, type NewAccessToken } from '@/entities/house/integration';
import { answer, apiAs, type Change, type components, useChange } from '@/shared/api';

const createToken: Change<components['schemas']['CreateAccessToken'], NewAccessToken> = {
  send: (token) => answer(apiAs('admin').POST('/api/admin/tokens', { body: token })),
  failed: () => ({ title: 'Couldn’t create the token', description: 'Please try again' }),
  stale: [integrationQueries.all()],
};

export const useCreateToken = () => useChange(createToken);
