import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetLocalRecord } from '@/entities/session';
import { apiAs, errorText, type Role } from '@/shared/api';
import { toast } from '@/shared/ui/toast';

const LOGOUT = {
  admin: () => apiAs('admin').POST('/api/admin/logout'),
  manager: () => apiAs('manager').POST('/api/manager/logout'),
  staff: () => apiAs('staff').POST('/api/staff/logout'),
};

/** Ends the login of this role in this browser, or every session of the account. */
export function useSignOut(role: Role) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (from: 'here' | 'everywhere') =>
      from === 'here' ? LOGOUT[role]() : apiAs(role).POST('/api/account/sign-out-everywhere'),
    onSuccess: () => {
      forgetLocalRecord(role);
      client.clear();
      toast({ title: 'Logged out' });
      void navigate(`/${role}/login`, { replace: true });
    },
    onError: (error) => {
      toast({ title: 'Logout failed', description: errorText(error, 'Please try again'), variant: 'destructive' });
    },
  });
}
