import { apiAs, type components, listQueries } from '@/shared/api';
import { addMaintenanceLog } from '@/shared/call-schema';
import type { ActivityWords } from '@/shared/lib/activity-words';

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

export const maintenanceTypes = addMaintenanceLog.type.choices;

/** 'Optimization' */
export const typeLabel = (type: (typeof maintenanceTypes)[number]) => type.charAt(0).toUpperCase() + type.slice(1);

export const maintenanceLogWords: ActivityWords = {
  noun: 'maintenance entry',
  named: (name) => `the maintenance entry “${name}”`,
};
