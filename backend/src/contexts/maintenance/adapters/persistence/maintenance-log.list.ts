import { listOf } from '../../../../platform/lists/list-of.js';
import { MaintenanceLogSchema } from './maintenance-log.schema.js';

export const maintenanceLogs = listOf(MaintenanceLogSchema.options, { scopes: { all: ['true'] } });
