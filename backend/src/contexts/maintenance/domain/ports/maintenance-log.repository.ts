import type { MaintenanceLog } from '../maintenance-log.js';

export abstract class MaintenanceLogRepository {
  abstract add(log: MaintenanceLog): Promise<void>;
}
