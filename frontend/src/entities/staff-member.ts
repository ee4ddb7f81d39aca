import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries, type PageQuery, polled, type Role } from '@/shared/api';

const key = 'staff';

export const staffQueries = {
  all: () => [key] as const,
  lists: () => [key, 'list'] as const,
  list: () => listQueries({ key: staffQueries.lists(), rowsAPage: 100, read: staffCalls.list }),
  figures: () =>
    queryOptions({ queryKey: [key, 'figures'], queryFn: ({ signal }) => staffCalls.figures(signal), ...polled }),
  /** The people one can write to. */
  names: (role: Role) =>
    queryOptions({
      queryKey: [key, 'names', role],
      queryFn: ({ signal }) => staffCalls.names(role, signal),
      staleTime: 60_000,
    }),
};

export type StaffMember = components['schemas']['StaffMemberView'];
export type StaffName = components['schemas']['StaffNameView'];
export type StaffFigures = components['schemas']['StaffSummaryView'];
export type HiredStaffMember = components['schemas']['HiredView'];
export type NewStaffMember = components['schemas']['CreateStaffMember'];

const owner = apiAs('admin');
const by = (id: string) => ({ path: { id } });

export const staffCalls = {
  list: (query: PageQuery, signal: AbortSignal) => owner.GET('/api/admin/staff', { params: { query }, signal }),
  figures: (signal: AbortSignal) => answer(owner.GET('/api/admin/staff/summary', { signal })),
  names: (role: Role, signal: AbortSignal) => answer(apiAs(role).GET('/api/staff/list', { signal })),
  create: (body: NewStaffMember) => answer(owner.POST('/api/admin/staff', { body })),
  changeStatus: (id: string, isActive: boolean) =>
    owner.PATCH('/api/admin/staff/{id}/status', { params: by(id), body: { isActive } }),
  resetPassword: (id: string, password: string) =>
    owner.PATCH('/api/admin/staff/{id}/password', { params: by(id), body: { password } }),
  sendInvitation: (id: string) => owner.POST('/api/admin/staff/{id}/invitation', { params: by(id) }),
  delete: (id: string) => owner.DELETE('/api/admin/staff/{id}', { params: by(id) }),
};

/** For staff; owners and site managers need more. */
export const MIN_PASSWORD_LENGTH = 6;
