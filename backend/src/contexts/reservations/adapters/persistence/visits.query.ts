import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';

export type VisitKind = 'confirmed' | 'all';

export interface Visit extends BookingDetails, Pick<Reservation, 'id' | 'version' | 'status' | 'customerName'> {
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** `confirmed` includes visits that are no longer confirmed, because calendars must be asked to remove them. */
const KINDS: Record<VisitKind, string> = { confirmed: 'was_confirmed', all: 'true' };

/** Reads the rows, without imported tables that were canceled, only if one of them has changed since the known tag. */
const statement = (kind: VisitKind) => `
  with visits as materialized (
    select id, version, status, customer_name, preferred_date, preferred_time, party_size, area, updated_at, xmin::text as row_version
    from reservation_requests where visit_at >= $1 and visit_at < $2 and ${KINDS[kind]}
      and (status <> 'archived' or outcome is not null)
  ), tagged as (
    select md5(coalesce(string_agg(id::text || row_version, ',' order by id), '')) as tag from visits
  )
  select tag, case when tag is distinct from $3 then (
    select coalesce(json_agg(json_build_object('id', id, 'version', version, 'status', status, 'customerName', customer_name,
      'preferredDate', preferred_date, 'preferredTime', preferred_time, 'partySize', party_size, 'area', area,
      'updatedAt', to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id), '[]') from visits
  ) end as visits
  from tagged`;

@Injectable()
export class VisitsQuery {
  constructor(private readonly database: Database) {}

  /**
   * From the first day (inclusive) to the last (exclusive).
   * @param known the tag of the previous result
   * @returns null if nothing has changed since then
   */
  async read(
    kind: VisitKind,
    [from, until]: readonly [string, string],
    known: string | null,
  ): Promise<{ readonly tag: string; readonly visits: readonly Visit[] | null }> {
    const [read] = await this.database.query<{ tag: string; visits: Visit[] | null }[]>(statement(kind), [
      `${from}T00:00:00Z`,
      `${until}T00:00:00Z`,
      known,
    ]);
    if (!read) throw new Error('An aggregate always has a row.');
    return read;
  }
}
