import { Injectable } from '@nestjs/common';
import { ForgottenSubjects } from '../../../../platform/events/forgotten-subjects.js';
import { Database } from '../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../platform/personal-data.js';
import { APPROVAL_COMMENT } from '../comments/approval-comments.js';
import { APPROVAL_ITEM } from '../../domain/approval.events.js';
import { DEFAULT_SUBMITTER } from '../../domain/approval-item.js';

/** Visitors enter their address next to their name, or instead of it. */
const BY_THEM = `submitter_role is null and lower($1) = any(regexp_split_to_array(lower(submitted_by), '[[:space:]<>(),;:"]+'))`;

/** A visitor's submissions. When personal data is erased, approved ones remain, without the name. */
@Injectable()
@PersonalDataSource('submissions')
export class PersonalSubmissions implements PersonalDataOf {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenSubjects,
  ) {}

  held(address: string) {
    return this.database.query<{ title: string }[]>(
      `select title, content_type as "contentType", description, content_data as "contentData", file_url as "fileUrl",
         submitted_by as "submittedBy", status, admin_comments as "adminComments", created_at as "createdAt"
       from approval_items where ${BY_THEM} order by created_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    const comments = await this.database.query<{ id: string }[]>(
      `select id from approval_comments where item_id in (select id from approval_items where ${BY_THEM} and status <> 'approved')`,
      [address],
    );
    await this.forgotten.forget(
      APPROVAL_COMMENT,
      comments.map(({ id }) => id),
    );
    const gone = await this.database.query<{ id: string }[]>(
      `delete from approval_items where ${BY_THEM} and status <> 'approved' returning id`,
      [address],
    );
    const stored = await this.database.query<{ id: string }[]>(
      `update approval_items set submitted_by = $2 where ${BY_THEM} returning id`,
      [address, DEFAULT_SUBMITTER],
    );
    await this.forgotten.forget(
      APPROVAL_ITEM,
      [...gone, ...stored].map(({ id }) => id),
    );
    await this.forgotten.forgetByField(APPROVAL_ITEM, 'submittedBy', address);
  }
}
