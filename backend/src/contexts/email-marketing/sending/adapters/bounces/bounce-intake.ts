import type { Clock } from '../../../../../kernel/clock.js';
import type { Database } from '../../../../../platform/persistence/database.js';
import type { BounceReport } from '../../domain/bounces/bounce-report.js';
import { readReports } from './read-report.js';
import type { ContactsService } from '../../../contacts/domain/index.js';

const UUID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

const MAIL = 'select id, recipient_email as email from email_history';
/** By the Message-ID, else the last mail to the address. What comes back of somebody who was erased would name them again. */
const SIGNED = `${MAIL} where case when $1::uuid is not null then id = $1 else address = lower($2) and sent_at is not null end
    and address not like 'erased-%@guest.invalid'
  order by sent_at desc nulls last limit 1`;
/** Anybody can write a mail: it must know what only a server knows that had ours in hand. */
const MAILED = `${MAIL} where id = $1::uuid and address = lower($2)`;
const BOUNCED = `update email_history set status = 'bounced', bounced_at = $2, failure_reason = $3
  where id = $1 and status in ('sent', 'opened', 'clicked')`;

/** Takes in what comes back after a mail had left. The same report a second time changes nothing. */
export class BounceIntake {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsService,
    private readonly clock: Clock,
  ) {}

  /** A mail from the mailbox for bounces. Answers how many of its reports were about mails of ours. */
  async takeMail(mail: Buffer): Promise<number> {
    let taken = 0;
    for (const report of await readReports(mail)) if (await this.takeFound(MAILED, report)) taken += 1;
    return taken;
  }

  /** What a provider has signed. Answers whether it was about a mail of ours. */
  take(report: BounceReport): Promise<boolean> {
    return this.takeFound(SIGNED, report);
  }

  private takeFound(find: string, { kind, messageId, recipient, detail }: BounceReport): Promise<boolean> {
    const id = UUID.exec(messageId ?? '')?.[1] ?? null;
    return this.database.run(null, async () => {
      const [mail] = await this.database.query<{ id: string; email: string }[]>(find, [id, recipient]);
      if (!mail) return false;
      const reason = detail.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
      if (kind !== 'complaint') await this.database.query(BOUNCED, [mail.id, this.clock.now(), reason]);
      if (kind !== 'refused')
        await this.contacts.suppress(mail.email, kind === 'hard' ? 'bounced' : 'complained', reason);
      return true;
    });
  }
}
