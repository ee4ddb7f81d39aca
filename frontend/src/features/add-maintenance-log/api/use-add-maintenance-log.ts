import { maintenanceLogQueries } from '@/entities/maintenance-log';
import { answer, apiAs, type Change, type components, useChange } from '@/shared/api';

export type Work = components['schemas']['AddMaintenanceLog'];

const addMaintenanceLog: Change<Work> = {
  send: (work) => answer(apiAs('manager').POST('/api/manager/maintenance', { body: work })),
  done: () => ({ title: 'Maintenance log added' }),
  failed: () => ({ title: 'Failed to add maintenance log', description: 'Please check your data and try again' }),
  stale: [maintenanceLogQueries.all()],
};

export const useAddMaintenanceLog = () => useChange(addMaintenanceLog);
