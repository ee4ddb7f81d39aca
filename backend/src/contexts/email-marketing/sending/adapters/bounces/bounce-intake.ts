import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Transaction } from '../../../../../kernel/transaction.js';
import { ContactsService } from '../../../contacts/domain/index.js';
import type { BounceReport } from '../../domain/bounces/bounce-report.js';
import { type ReturnedMail, ReturnedMailsQuery } from '../persistence/returned-mails.query.js';
import { readReports } from './read-report.js';

const UUID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** Takes in what comes back after a mail had left. The same report a second time changes nothing. */
@Injectable()
export class BounceIntake {
  constructor(
    private readonly mails: ReturnedMailsQuery,
    private readonly contacts: ContactsService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * A mail from the mailbox for bounces. Anybody can write one: a report must know what only a server knows that had ours in hand.
   * Answers how many of its reports were about mails of ours.
   */
  async takeMail(mail: Buffer): Promise<number> {
    let taken = 0;
    for (const report of await readReports(mail)) {
      const isOurs = await this.takeFound(report, (id) => this.mails.findByIdAndAddress(id, report.recipient));
      if (isOurs) taken += 1;
    }
    return taken;
  }

  /** What a provider has signed. Answers whether it was about a mail of ours. */
  take(report: BounceReport): Promise<boolean> {
    return this.takeFound(report, (id) => this.mails.findByIdOrAddress(id, report.recipient));
  }

  private takeFound(
    { kind, messageId, detail }: BounceReport,
    find: (id: string | null) => Promise<ReturnedMail | null>,
  ): Promise<boolean> {
    const id = UUID.exec(messageId ?? '')?.[1] ?? null;
    return this.transaction.run(null, async () => {
      const mail = await find(id);
      if (!mail) return false;
      const reason = detail.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
      if (kind !== 'complaint') await this.mails.bounced(mail.id, this.clock.now(), reason);
      if (kind !== 'refused')
        await this.contacts.suppress(mail.email, kind === 'hard' ? 'bounced' : 'complained', reason);
      return true;
    });
  }
}
