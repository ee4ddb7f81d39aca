import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../kernel/actor.js';
import { Clock } from '../../../../../kernel/clock.js';
import { Conflict, InvalidInput, NotFound, StaleState } from '../../../../../kernel/domain-error.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Outbox } from '../../../../../kernel/outbox.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data/personal-data.js';
import { Retention } from '../../../../../platform/jobs/retention.js';
import { absorb, type MergedField, release, withoutVisits } from '../../domain/contact-merge.js';
import { Contact, contactWas, nameOf, type StoredContact } from '../../domain/contact.js';
import { ContactRepository, Suppressions } from '../../domain/ports.js';

/** How long a merge can be undone; afterwards its record is deleted. */
export const MERGE_UNDO_DAYS = 30;

/** A contact and its `updatedAt` as it was shown (ISO 8601). */
export interface ShownContact {
  readonly id: string;
  readonly updatedAt: string;
}

/** A merge that can be undone: the newest one into its contact. */
export interface RecentMerge {
  readonly id: string;
  readonly primaryId: string;
  readonly primaryName: string;
  readonly mergedName: string;
  readonly mergedEmail: string;
  readonly mergedBy: string;
  readonly mergedAt: Date;
}

interface MergeRow {
  readonly primaryId: string;
  readonly primaryBefore: StoredContact;
  readonly primaryAfter: StoredContact;
  readonly merged: StoredContact;
  readonly visits: string[];
  readonly dismissed: string[];
  readonly undoneAt: Date | null;
  readonly isNewest: boolean;
}

interface MovedVisit {
  readonly visitedAt: Date;
  readonly counts: boolean;
}

const CAN_BE_UNDONE = `merged_at > $1::timestamptz - interval '${String(MERGE_UNDO_DAYS)} days'`;
/** Marks a suppression that a merge added; a person's own choice replaces it. */
const suppressedBy = (mergeId: string) => `merge ${mergeId}`;

/** Each merge starts from what the one before has left, consent to text messages included, so the newest is undone first. */
const IS_NEWEST = `not exists (select from contact_merges later where later.primary_id = m.primary_id and later.undone_at is null
  and (later.merged_at, later.id) > (m.merged_at, m.id))`;

const RECENT = `select m.id, m.primary_id as "primaryId", m.merged_by as "mergedBy", m.merged_at as "mergedAt",
    coalesce(nullif(btrim(k.first_name || ' ' || k.last_name), ''), k.email) as "primaryName",
    coalesce(nullif(btrim((m.merged->>'firstName') || ' ' || (m.merged->>'lastName')), ''), m.merged->>'email') as "mergedName",
    m.merged->>'email' as "mergedEmail"
  from contact_merges m join customer_contacts k on k.id = m.primary_id
  where m.undone_at is null and ${CAN_BE_UNDONE} and ${IS_NEWEST} order by m.merged_at desc, m.id desc limit 20`;

/** A contact that is not the same person as the merged one is not the primary one either. */
const CARRY_DISTINCTIONS = `insert into contact_distinctions (one, other, decided_by, decided_at)
  select least(third, $1), greatest(third, $1), decided_by, decided_at
  from (select case one when $2 then other else one end as third, decided_by, decided_at
    from contact_distinctions where $2::uuid in (one, other)) d
  where third <> $1::uuid
  on conflict do nothing returning case one when $1 then other else one end as third`;

/** Merges two contacts that are one person, and undoes it. */
@Injectable()
@Retention('end-old-merges', '57 3 * * *', {
  table: 'contact_merges',
  condition: 'merged_at < $1',
  days: MERGE_UNDO_DAYS,
})
export class ContactMerges {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactRepository,
    private readonly suppressions: Suppressions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  recent(): Promise<RecentMerge[]> {
    return this.database.query<RecentMerge[]>(RECENT, [this.clock.now()]);
  }

  /** @throws NotFound, InvalidInput, StaleState when someone else was faster */
  merge(primary: ShownContact, merged: ShownContact, takes: ReadonlySet<MergedField>, by: Actor): Promise<Contact> {
    if (primary.id === merged.id)
      throw new InvalidInput([{ field: 'mergedId', message: 'Choose two different contacts.' }]);
    return this.database.run(by, async () => {
      const before = await this.shown(primary);
      const other = await this.shown(merged);
      const id = this.ids.next();
      const now = this.clock.now();
      const after = absorb(before, other, takes, now);
      if (other.status === 'unsubscribed') await this.suppressions.add(other.email, 'unsubscribed', suppressedBy(id));
      const visits = await this.database.query<{ id: string }[]>(
        'update contact_visits set contact_id = $1 where contact_id = $2 returning reservation_id as id',
        [before.id, other.id],
      );
      const distinctions = await this.database.query<{ third: string }[]>(CARRY_DISTINCTIONS, [before.id, other.id]);
      await this.contacts.save(before, after);
      await this.contacts.remove(other);
      await this.database.query(
        `insert into contact_merges (id, primary_id, merged_id, primary_before, primary_after, merged, visits, dismissed, merged_by, merged_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          id,
          before.id,
          other.id,
          ...[before, after, other].map((contact) => JSON.stringify(contact)),
          visits.map((visit) => visit.id),
          distinctions.map(({ third }) => third),
          by.name,
          now,
        ],
      );
      const addressKey = await this.suppressions.keyOf(other.email);
      await this.outbox.add(contactWas('merged', after, { mergedId: other.id }));
      await this.outbox.add(contactWas('changed', after, {}));
      await this.outbox.add(contactWas('removed', other, { addressKey }));
      return after;
    });
  }

  /**
   * The merged contact is again as it was, except that an address that has left since stays out. Changes to the kept
   * contact since then stay.
   * @throws NotFound, Conflict, also while a newer merge into the same contact is not undone
   */
  undo(id: string, by: Actor): Promise<void> {
    return this.database.run(by, async () => {
      const now = this.clock.now();
      const { primaryId, visits, dismissed, ...row } = await this.open(id, now);
      const primary = await this.contacts.find(primaryId);
      if (!primary)
        throw new Conflict('The contact has been deleted, or merged into another one. Undo that merge first.');
      const { email } = row.merged;
      await this.database.query(
        'delete from email_suppressions where key = email_suppression_key($1) and detail = $2',
        [email, suppressedBy(id)],
      );
      const moved = await this.visitsOf(visits);
      const restored = withoutUndone(Contact.restore(row.merged), moved);
      const merged = { before: Contact.restore(row.primaryBefore), after: Contact.restore(row.primaryAfter) };
      const returned = { total: restored.totalVisits, dates: moved.map(({ visitedAt }) => visitedAt) };
      const released = release(primary, { ...merged, merged: restored }, returned, now);
      const reason = await this.suppressions.find(email);
      const hasLeft = reason === 'unsubscribed' || reason === 'complained';
      await this.contacts.add(hasLeft && restored.emailOptIn ? restored.unsubscribe(now) : restored);
      await this.contacts.save(primary, released);
      await this.database.query(
        'update contact_visits set contact_id = $1 where reservation_id = any($2) and contact_id = $3',
        [restored.id, visits, primaryId],
      );
      await this.database.query(
        'delete from contact_distinctions where (one = $1 and other = any($2)) or (other = $1 and one = any($2))',
        [primaryId, dismissed],
      );
      await this.database.query('delete from removed_contacts where contact_id = $1', [restored.id]);
      await this.outbox.add(contactWas('merge-undone', released, { mergedId: restored.id }));
      await this.outbox.add(contactWas('changed', released, {}));
      await this.outbox.add(contactWas('restored', restored, {}));
    });
  }

  /** Stops suggesting them as one person. @throws NotFound */
  async distinguish(ids: readonly [string, string], by: Actor): Promise<void> {
    const [one, other] = [...ids].sort();
    await this.database.run(by, async () => {
      for (const id of ids) await this.contacts.get(id);
      await this.database.query(
        `insert into contact_distinctions (one, other, decided_by, decided_at) values ($1, $2, $3, $4) on conflict do nothing`,
        [one, other, by.name, this.clock.now()],
      );
    });
  }

  private async shown({ id, updatedAt }: ShownContact): Promise<Contact> {
    const contact = await this.contacts.find(id);
    if (!contact) {
      const rows = await this.database.query('select from contact_merges where merged_id = $1 and undone_at is null', [
        id,
      ]);
      if (rows.length > 0) throw new StaleState('Someone else merged one of these contacts. Reload the list.');
      throw new NotFound('There is no such contact.');
    }
    if (contact.updatedAt.toISOString() === updatedAt) return contact;
    throw new StaleState(
      `${nameOf(contact)} has been changed since you opened this. Check both again before you merge.`,
    );
  }

  private async open(id: string, now: Date): Promise<MergeRow> {
    const [row] = await this.database.query<MergeRow[]>(
      `select primary_id as "primaryId", primary_before as "primaryBefore", primary_after as "primaryAfter", merged, visits, dismissed,
         undone_at as "undoneAt", ${IS_NEWEST} as "isNewest"
       from contact_merges m where id = $2 and ${CAN_BE_UNDONE} for update`,
      [now, id],
    );
    if (!row) throw new NotFound(`There is no such merge, or it is older than ${String(MERGE_UNDO_DAYS)} days.`);
    if (row.undoneAt !== null) throw new Conflict('This merge has already been undone.');
    if (!row.isNewest) throw new Conflict('Another contact was merged into this one since. Undo that merge first.');
    await this.database.query('update contact_merges set undone_at = $1 where id = $2', [now, id]);
    return row;
  }

  /** Latest first. */
  private visitsOf(reservations: readonly string[]): Promise<MovedVisit[]> {
    return this.database.query<MovedVisit[]>(
      'select visited_at as "visitedAt", counts from contact_visits where reservation_id = any($1) order by visited_at desc',
      [reservations],
    );
  }
}

/** Visits that were undone since the merge do not return. */
function withoutUndone(contact: Contact, visits: readonly MovedVisit[]): Contact {
  const undone = visits.filter(({ counts }) => !counts);
  if (undone.length === 0) return contact;
  const isLastUndone = undone.some(({ visitedAt }) => visitedAt.getTime() === contact.lastVisit?.getTime());
  const last = isLastUndone ? (visits.find(({ counts }) => counts)?.visitedAt ?? null) : contact.lastVisit;
  return withoutVisits(contact, undone.length, last);
}

const IS_ABOUT = `lower($1) in (lower(merged->>'email'), lower(primary_before->>'email'), lower(primary_after->>'email'))
  or merged->'otherAddresses' ? lower($1) or primary_after->'otherAddresses' ? lower($1)`;

/** What undoing a merge needs: both contacts as they were. */
@Injectable()
@PersonalDataSource('contactMerges')
export class PersonalMerges implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ mergedAt: Date }[]>(
      `select merged_at as "mergedAt", undone_at as "undoneAt", merged, primary_before as "primaryBefore"
       from contact_merges where ${IS_ABOUT} order by merged_at`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query(`delete from contact_merges where ${IS_ABOUT}`, [address]);
  }
}
