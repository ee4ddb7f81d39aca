import { addMaintenanceLog } from '@/shared/call-schema';

export const maintenanceTypes = addMaintenanceLog.type.choices;

/** 'Optimization' */
export const typeLabel = (type: (typeof maintenanceTypes)[number]) => type.charAt(0).toUpperCase() + type.slice(1);
