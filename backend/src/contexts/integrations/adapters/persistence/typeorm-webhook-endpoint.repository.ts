import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { NoSuchWebhook } from '../../domain/integrations.errors.js';
import type { WebhookEndpointRepository } from '../../domain/ports/webhook-endpoint.repository.js';
import type { WebhookEndpoint } from '../../domain/webhook-endpoint.js';
import { WebhookEndpointSchema } from './webhook-endpoint.schema.js';

@Injectable()
export class TypeOrmWebhookEndpointRepository implements WebhookEndpointRepository {
  private readonly repository: TrackedRepository<WebhookEndpoint>;

  constructor(database: Database) {
    this.repository = database.getRepository(WebhookEndpointSchema);
  }

  add(endpoint: WebhookEndpoint): Promise<void> {
    return this.repository.insert(endpoint);
  }

  find(id: string): Promise<WebhookEndpoint | null> {
    return this.repository.findOneBy({ id });
  }

  async get(id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.find(id);
    if (!endpoint) throw new NoSuchWebhook();
    return endpoint;
  }

  activeOfToken(tokenId: string): Promise<string[]> {
    return this.activeOf({ tokenId });
  }

  activeOfAccount(accountId: string): Promise<string[]> {
    return this.activeOf({ accountId });
  }

  save(before: WebhookEndpoint, after: WebhookEndpoint): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(endpoint: WebhookEndpoint): Promise<void> {
    return this.repository.remove(endpoint);
  }

  private async activeOf(owner: { tokenId: string } | { accountId: string }): Promise<string[]> {
    const found = await this.repository.findBy({ ...owner, isActive: true });
    return found.map(({ id }) => id);
  }
}
