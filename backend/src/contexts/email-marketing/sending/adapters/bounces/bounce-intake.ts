import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import { Transaction } from '../../../../../kernel/transaction.js';
import { ContactsService, PreferenceLinks } from '../../../contacts/domain/index.js';
import { type BounceReport, type MailMarks, readReports } from './read-report.js';
import { REFUSALS } from '../../domain/sending.js';
import { CampaignSteps } from '../persistence/campaign-steps.js';
import { type ReturnedMail, ReturnedMailsQuery } from '../persistence/marketing-mails.query.js';
import { refusedInARow } from '../refused-in-a-row.js';

const UUID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@|$)/i;

/** Processes bounces and complaints. A repeated report has no effect. */
@Injectable()
export class BounceIntake {
  constructor(
    private readonly mails: ReturnedMailsQuery,
    private readonly contacts: ContactsService,
    private readonly links: PreferenceLinks,
    private readonly steps: CampaignSteps,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Processes an email from the bounce mailbox. Anyone can send one there, so a report must contain what only a server
   * that handled our email knows: the email's id and, except for complaints, where providers redact it, the recipient's
   * address.
   * @returns the number of its reports that match emails of ours
   */
  async takeMail(mail: Buffer): Promise<number> {
    let count = 0;
    for (const report of await readReports(mail)) {
      const isOurs = await this.takeFound(report, (id) =>
        report.kind === 'complaint' ? this.mails.findById(id) : this.mails.findByIdAndAddress(id, report.recipients),
      );
      if (isOurs) count += 1;
    }
    return count;
  }

  /** Processes a report that the provider has signed. Returns whether it matches an email of ours. */
  take(report: BounceReport): Promise<boolean> {
    return this.takeFound(report, (id) => this.mails.findByIdOrAddress(id, report.recipients[0] ?? null));
  }

  private takeFound(
    { kind, fix, marks, detail }: BounceReport,
    find: (id: string | null) => Promise<ReturnedMail | null>,
  ): Promise<boolean> {
    const id = this.idIn(marks);
    return this.transaction.run(null, async () => {
      const mail = await find(id);
      if (!mail) return false;
      const reason = detail.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 500);
      const isAboutUs = fix !== undefined;
      if (kind !== 'complaint') await this.mails.bounced(mail.id, this.clock.now(), reason, isAboutUs);
      if (kind !== 'refused')
        await this.contacts.suppress(mail.email, kind === 'hard' ? 'bounced' : 'complained', reason);
      if (mail.campaignId !== null && isAboutUs && (await this.mails.isRefusedInARow(mail.campaignId, REFUSALS)))
        await this.steps.pause(mail.campaignId, refusedInARow(reason, fix));
      return true;
    });
  }

  /** The email's id in the history. Some providers replace the Message-ID but leave our other headers alone. */
  private idIn({ mailId, messageId, unsubscribeToken }: MailMarks): string | null {
    const [id] = [mailId, messageId].flatMap((mark) => UUID.exec(mark ?? '')?.[1] ?? []);
    if (id !== undefined || unsubscribeToken === undefined) return id ?? null;
    try {
      return this.links.subjectToLeave(unsubscribeToken).replace('history:', '');
    } catch {
      return null;
    }
  }
}
