import { maintenanceLogQueries } from '@/entities/maintenance-log';
import { answer, apiAs, type Mutation, type components, useRestMutation } from '@/shared/api';

export type Work = components['schemas']['AddMaintenanceLog'];

const addMaintenanceLog: Mutation<Work> = {
  send: (work) => answer(apiAs('manager').POST('/api/manager/maintenance', { body: work })),
  done: () => ({ title: 'Maintenance log added' }),
  failed: () => ({ title: 'Failed to add maintenance log', description: 'Please check your data and try again' }),
  invalidates: [maintenanceLogQueries.all()],
};

export const useAddMaintenanceLog = () => useRestMutation(addMaintenanceLog);
