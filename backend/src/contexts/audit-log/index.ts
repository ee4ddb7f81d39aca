export { AuditLogModule } from './audit-log.module.js';
export { type AuditLogFault, AuditLogSeals } from './audit-log-seals.js';
