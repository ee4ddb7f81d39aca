import { apiAs, type components, listOf } from '@/shared/api';

export type MaintenanceLog = components['schemas']['MaintenanceLogView'];

const key = 'maintenance';

export const maintenanceLogQueries = {
  all: () => [key] as const,
  list: () =>
    listOf<MaintenanceLog>({
      key: [key, 'list'],
      rowsAPage: 50,
      read: (query, signal) => apiAs('manager').GET('/api/manager/maintenance', { params: { query }, signal }),
    }),
};
