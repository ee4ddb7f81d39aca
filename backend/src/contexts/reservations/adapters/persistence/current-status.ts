import type { Database } from '../../../../platform/persistence/database.js';
import type { ReservationStatus } from '../../domain/reservation.js';

/** What the status of a request is now; until the unit of work ends it stays so. */
export class CurrentStatus {
  constructor(private readonly database: Database) {}

  /** 'declined' where the request is gone: only declined ones are deleted. */
  async of(id: string): Promise<ReservationStatus> {
    const [row] = await this.database.query<{ status: ReservationStatus }[]>(
      'select status from reservation_requests where id = $1 for update',
      [id],
    );
    return row?.status ?? 'declined';
  }
}
