import { ApiProperty } from '@nestjs/swagger';
import { Line, OneOf, OptionalNumber, OptionalText, Text } from '../../../../platform/http/fields/index.js';
import {
  MAINTENANCE_TYPES,
  type MaintenanceLog,
  type MaintenanceType,
  type Work,
} from '../../domain/maintenance-log.js';

/** Completed work on the website. */
export class AddMaintenanceLog {
  @Line({ label: 'a title', max: 200 })
  readonly title!: string;

  @OneOf(MAINTENANCE_TYPES, { sentence: 'Choose a type.' })
  readonly type!: MaintenanceType;

  @Text({ label: 'a description', max: 5000 })
  readonly description!: string;

  @OptionalNumber({ label: 'the time spent', max: 1000, step: 0.5, description: 'Hours.' })
  readonly timeSpent?: number | null;

  @OptionalText({ label: 'the notes', max: 2000 })
  readonly notes?: string | null;
}

export const workOf = ({ title, type, description, timeSpent, notes }: AddMaintenanceLog): Work => ({
  title,
  type,
  description,
  timeSpent: timeSpent ?? null,
  notes: notes || null,
});

export class MaintenanceLogView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ enum: MAINTENANCE_TYPES }) type!: MaintenanceType;
  @ApiProperty({ enum: ['completed'] }) status!: 'completed';
  @ApiProperty() performedBy!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Hours.' }) timeSpent!: number | null;
  @ApiProperty({ type: String, nullable: true }) notes!: string | null;
  @ApiProperty() createdAt!: string;
}

export const maintenanceLogView = (log: MaintenanceLog): MaintenanceLogView => ({
  ...log,
  createdAt: log.createdAt.toISOString(),
});
