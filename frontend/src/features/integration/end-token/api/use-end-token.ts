import { integrationQueries } from '@/entities/house/integration';
import { answer, apiAs, type Change, useChange } from '@/shared/api';

const endToken: Change<{ id: string; name: string }> = {
  send: ({ id }) => answer(apiAs('admin').DELETE('/api/admin/tokens/{id}', { params: { path: { id } } })),
  done: ({ name }) => ({ title: 'Token revoked', description: `${name} no longer has access.` }),
  failed: () => ({ title: 'Couldn’t revoke the token', description: 'Please try again' }),
  stale: [integrationQueries.all()],
};

export const useEndToken = () => useChange(endToken);
