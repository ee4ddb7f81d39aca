import type { NoticeBoard } from '../mail/notice-board.js';
import type { Database } from '../persistence/database.js';
import { containing } from '../lists/list-of.js';
import { inPieces } from '../persistence/in-pieces.js';
import { quotedAddress } from '../persistence/quoted-address.js';

/** What an event tells of somebody who was forgotten: nothing, and no listener hears of it any more. */
const FORGOTTEN = { forgotten: true };

export const isForgotten = (payload: object): boolean => 'forgotten' in payload;

/** Takes out of the trail what it tells of somebody who wants to be forgotten; that something was done, when and by whom, stays. */
export class ForgottenSubjects {
  constructor(
    private readonly database: Database,
    private readonly notices: NoticeBoard,
  ) {}

  /** With the notices that told the house of them. */
  async forget(type: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const events = await this.database.query<{ id: string }[]>(
      `update events set payload = $3, changes = null, subject_name = null where subject_type = $1 and subject_id = any($2)
       returning id`,
      [type, ids, JSON.stringify(FORGOTTEN)],
    );
    await this.notices.withdraw(events.map(({ id }) => id));
  }

  /** The same where events alone know of them: rows that were deleted before, or had another address then. */
  async forgetTold(type: string, field: string, address: string): Promise<void> {
    const told = `concat_ws(' ', payload->>$2, changes->$2->>'before', changes->$2->>'after')`;
    const subjects = await inPieces<{ id: string }>(
      this.database,
      'events',
      (piece) =>
        `select distinct subject_id as id from events
         where ${piece} and subject_type = $1 and ${told} ilike $3 and ${told} ~* $4`,
      [type, field, containing(address), quotedAddress(address)],
    );
    await this.forget(type, [...new Set(subjects.map(({ id }) => id))]);
  }
}
