import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { isFound } from '../../../../../platform/lists/search.js';
import { containing, listOf } from '../../../../../platform/lists/list-of.js';
import { look, type SearchOf, Searchable } from '../../../../../platform/searches.js';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../../platform/events/live-topics.js';
import { EMAIL_TEMPLATE, type EmailTemplate } from '../../domain/template.js';
import { type PictureUse, type PictureUser, PictureUses } from '../../../../pictures/index.js';
import { CONTACT_FIELDS } from '../../domain/mail-content.js';
import type { MailedContact, MailedContacts } from '../../domain/mail-preview.js';
import type { TemplateRepository } from '../../domain/templates.service.js';

export const EmailTemplateSchema = new TrackedSchema<EmailTemplate>(
  {
    name: 'EmailTemplate',
    tableName: 'email_templates',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      category: { type: 'text' },
      subject: { type: 'text' },
      previewText: { type: 'text', name: 'preview_text', nullable: true },
      htmlContent: { type: 'text', name: 'html_content' },
      textContent: { type: 'text', name: 'text_content', nullable: true },
      blocks: { type: 'jsonb', nullable: true },
      variables: { type: 'text', array: true },
      isActive: { type: 'boolean', name: 'is_active' },
      createdBy: { type: 'text', name: 'created_by' },
      createdByRole: { type: 'text', name: 'created_by_role' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof EmailTemplate, EntitySchemaColumnOptions>,
  },
  { subject: EMAIL_TEMPLATE, nameOf: ({ name }) => name },
);

const { tableName, columns } = EmailTemplateSchema.options;
const { htmlContent: _html, textContent: _text, blocks: _blocks, ...listed } = columns;

export const emailTemplates = listOf(
  { tableName, columns: listed },
  {
    scopes: { all: ['true'] },
    filters: { category: 'category = :category', words: isFound(`name || ' ' || subject`, ':words') },
  },
);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly createdAt: string;
}

/** By name and subject. */
const templateSearch: SearchOf<Row> = {
  roles: ['manager', 'admin'],
  looks: (text) => [look(emailTemplates, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, name, subject, createdAt }) => ({ id, title: name, detail: subject, at: createdAt }),
};

/** Finds the templates that show a picture. */
@Injectable()
export class PicturesInTemplates implements PictureUse, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.on(this);
  }

  usersOf(key: string): Promise<PictureUser[]> {
    return this.database.query<PictureUser[]>(
      `select name, false as "isOver" from email_templates where strpos(html_content, $1) > 0 order by created_at, id`,
      [`/pictures/${key}-`],
    );
  }
}

const COLUMN: Readonly<Record<(typeof CONTACT_FIELDS)[number], string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: `coalesce(phone, '')`,
  dateOfBirth: `coalesce(ltrim(date_of_birth, '-'), '')`,
  lastVisit: `coalesce(to_char(last_visit at time zone 'UTC', 'YYYY-MM-DD'), '')`,
  totalVisits: 'total_visits::text',
};

const SELECT = `select ${CONTACT_FIELDS.map((field) => `${COLUMN[field]} as "${field}"`).join(', ')},
  email_opt_in and status = 'active' as "optedIn" from customer_contacts where id = $1`;

@Injectable()
export class PgMailedContacts implements MailedContacts {
  constructor(private readonly database: Database) {}

  async find(contactId: string): Promise<MailedContact | null> {
    const [row] = await this.database.query<(Record<string, string> & { optedIn: boolean })[]>(SELECT, [contactId]);
    if (!row) return null;
    const { optedIn, ...fields } = row;
    return { fields, optedIn };
  }
}

@Injectable()
@LiveUpdates(EMAIL_TEMPLATE, liveChannel('email-templates', 'manager', 'admin'))
@Searchable('template', templateSearch)
export class TypeOrmTemplateRepository implements TemplateRepository {
  private readonly repository: TrackedRepository<EmailTemplate>;

  constructor(database: Database) {
    this.repository = database.getRepository(EmailTemplateSchema);
  }

  add(template: EmailTemplate): Promise<void> {
    return this.repository.insert(template);
  }

  find(id: string): Promise<EmailTemplate | null> {
    return this.repository.findOneBy({ id });
  }

  save(before: EmailTemplate, after: EmailTemplate): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(template: EmailTemplate): Promise<void> {
    return this.repository.remove(template);
  }
}
