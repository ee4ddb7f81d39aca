/** Subject type of maintenance entries in events and the audit log. */
export const MAINTENANCE_LOG = 'maintenance-log';

export const MAINTENANCE_TYPES = ['update', 'fix', 'feature', 'optimization'] as const;
export type MaintenanceType = (typeof MAINTENANCE_TYPES)[number];

/** Recorded work on the website. */
export interface Work {
  readonly title: string;
  readonly description: string;
  readonly type: MaintenanceType;
  /** In steps of half an hour. */
  readonly timeSpent: number | null;
  readonly notes: string | null;
}

export interface MaintenanceLog extends Work {
  readonly id: string;
  readonly status: 'completed';
  readonly performedBy: string;
  readonly createdAt: Date;
}
