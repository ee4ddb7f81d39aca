import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Database } from '../../../../platform/persistence/database.js';
import type { WebhookSecrets } from '../../domain/ports/webhook-secrets.js';

const SECRET_BYTES = 32;

/** Standard Webhooks: `whsec_` and the base64 of 24 to 64 random bytes. */
@Injectable()
export class PgWebhookSecrets implements WebhookSecrets {
  constructor(private readonly database: Database) {}

  async renew(endpointId: string, until: Date): Promise<string> {
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    await this.database.query(
      `insert into webhook_secrets as known (endpoint_id, secret) values ($1, $2)
       on conflict (endpoint_id) do update
         set former_secret = known.secret, former_until = $3, secret = excluded.secret`,
      [endpointId, secret, until],
    );
    return secret;
  }

  /** Deletes former secrets that no longer sign. */
  async forgetFormer(now: Date): Promise<void> {
    await this.database.query(
      'update webhook_secrets set former_secret = null, former_until = null where former_until <= $1',
      [now],
    );
  }
}
