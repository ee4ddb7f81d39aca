import type { Database } from '../../../../platform/persistence/database.js';
import type { ContactMessage } from '../../domain/contact-message.js';
import type { ContactMessageRepository } from '../../domain/ports/contact-message.repository.js';

export class PgContactMessageRepository implements ContactMessageRepository {
  constructor(private readonly database: Database) {}

  async add({ id, name, email, phone, message, createdAt }: ContactMessage): Promise<void> {
    await this.database.rows(
      'insert into contact_messages (id, name, email, phone, message, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, name, email, phone, message, createdAt],
    );
  }
}
