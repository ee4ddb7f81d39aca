import { Injectable } from '@nestjs/common';
import { containing } from '../lists/list-of.js';
import { Database } from '../persistence/database.js';
import { scanInChunks } from '../persistence/scan-in-chunks.query.js';
import { quotedAddress } from '../persistence/quoted-address.js';
import { Notifications } from '../mail/notifications.js';
import { FORGOTTEN } from '../events/retention.js';
import { registersMethod } from '../registration/registering-decorators.js';

/** Erases details from the subjects' events, which retain their types, times and actors. Returns the ids of the events. */
async function overwriteEvents(
  database: Database,
  type: string,
  subjectIds: readonly string[],
  payload: object,
): Promise<string[]> {
  const events = await database.query<{ id: string }[]>(
    `update events set payload = $3, changes = null, subject_name = null where subject_type = $1 and subject_id = any($2)
     returning id`,
    [type, subjectIds, JSON.stringify(payload)],
  );
  return events.map(({ id }) => id);
}

/** Ids of the subjects whose events contain the address in that field, before or after a change. */
async function findSubjects(
  database: Database,
  type: string,
  field: string,
  address: string,
): Promise<ReadonlySet<string>> {
  const texts = `concat_ws(' ', payload->>$2, changes->$2->>'before', changes->$2->>'after')`;
  const subjects = await scanInChunks<{ id: string }>(
    database,
    { name: 'events', key: ['id'] },
    (piece) =>
      `select distinct subject_id as id from events
       where ${piece} and subject_type = $1 and ${texts} ilike $3 and ${texts} ~* $4`,
    [type, field, containing(address), quotedAddress(address)],
  );
  return new Set(subjects.map(({ id }) => id));
}

type Redact = (eventIds: readonly string[]) => Promise<void>;

/** The method redacts copies and hashes of erased events, in the unit of work that erases them. */
export const RedactsErasedEvents = () =>
  registersMethod<Redact>((find, redact) => {
    find(ForgottenSubjects).onErased(redact);
  });

/** Erases a person's data from the audit log. What was done, when and by which account remains. */
@Injectable()
export class ForgottenSubjects {
  private readonly redactions: Redact[] = [];

  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
  ) {}

  onErased(redact: Redact): void {
    this.redactions.push(redact);
  }

  /** Also deletes notifications about them. */
  async forget(type: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const events = await overwriteEvents(this.database, type, ids, FORGOTTEN);
    await this.redact(events);
    await this.notifications.withdraw(events);
  }

  /** The same for subjects known only from events: rows that were deleted, or had another address. */
  async forgetByField(type: string, field: string, address: string): Promise<void> {
    await this.forget(type, [...(await findSubjects(this.database, type, field, address))]);
  }
  /** Must run in the unit of work that erased personal data from these events. */
  async redact(eventIds: readonly string[]): Promise<void> {
    for (const redact of this.redactions) await redact(eventIds);
  }
}
