import { apiAs, type components, listQueries } from '@/shared/api';

export type MaintenanceLog = components['schemas']['MaintenanceLogView'];

const key = 'maintenance';

export const maintenanceLogQueries = {
  all: () => [key] as const,
  list: () =>
    listQueries<MaintenanceLog>({
      key: [key, 'list'],
      rowsAPage: 50,
      read: (query, signal) => apiAs('manager').GET('/api/manager/maintenance', { params: { query }, signal }),
    }),
};
