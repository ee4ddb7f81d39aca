import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/persistence/database.js';
import { RESERVATION } from '../../domain/reservation.events.js';

/** Whether the address and number of a request are confirmed to be the guest's own. */
@Injectable()
export class ConfirmedContacts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Records that the emailed link was opened. */
  async noteOpened(reservationId: string): Promise<void> {
    await this.database.query(
      'insert into opened_mailed_links (reservation_id, opened_at) values ($1, $2) on conflict do nothing',
      [reservationId, this.clock.now()],
    );
  }

  /** True if the emailed link was opened, or a staff member has entered, decided or changed the request. */
  async isConfirmed(reservationId: string): Promise<boolean> {
    const [found] = await this.database.query<{ isConfirmed: boolean }[]>(
      `select exists (select from opened_mailed_links where reservation_id = $1)
         or exists (select from events where subject_type = '${RESERVATION}' and subject_id = $1::text and actor is not null)
         as "isConfirmed"`,
      [reservationId],
    );
    return found?.isConfirmed ?? false;
  }
}
