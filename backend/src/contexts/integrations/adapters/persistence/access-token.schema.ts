import type { EntitySchemaColumnOptions } from 'typeorm';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { ACCESS_TOKEN, type AccessToken } from '../../domain/access-token.js';

export const AccessTokenSchema = new TrackedSchema<AccessToken>(
  {
    name: 'AccessToken',
    tableName: 'access_tokens',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      scopes: { type: 'text', array: true },
      hash: { type: 'text' },
      createdBy: { type: 'text', name: 'created_by' },
      accountId: { type: 'uuid', name: 'account_id', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      expiresAt: { type: 'timestamptz', precision: 3, name: 'expires_at' },
    } satisfies Record<keyof AccessToken, EntitySchemaColumnOptions>,
  },
  { subject: ACCESS_TOKEN, nameOf: ({ name }) => name },
);
