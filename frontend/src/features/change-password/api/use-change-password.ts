import { useMutation } from '@tanstack/react-query';
import { apiAs, type components, type Role } from '@/shared/api';

export type NewPassword = components['schemas']['ChangePassword'];

export const useChangePassword = (role: Role) =>
  useMutation({ mutationFn: (body: NewPassword) => apiAs(role).POST('/api/account/password', { body }) });
