import { listOf } from '../../../../platform/lists/list-of.js';
import { ConsultationSchema } from './consultation.schemas.js';

const { browserId, ...shown } = ConsultationSchema.options.columns;

export const consultationList = listOf(
  { tableName: ConsultationSchema.options.tableName, columns: shown },
  { scopes: { all: ['true'] }, filters: { browser: 'browser_id = :browser' } },
);
