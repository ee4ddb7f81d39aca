import { Module } from '@nestjs/common';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogExportQuery, AuditLogPeopleQuery } from './audit-log.query.js';
import { AuditLogSeals } from './audit-log-seals.js';

/** The owner's view of the events that every change leaves, and the seals that show whether they were tampered with. */
@Module({
  controllers: [AuditLogController],
  providers: [AuditLogExportQuery, AuditLogPeopleQuery, AuditLogSeals],
})
export class AuditLogModule {}
