import { Inject, Injectable } from '@nestjs/common';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { type Contract, type ContractFact, LinkNotValid } from '../../domain/contract.js';
import agreement from '../../../../../content/agreement.json' with { type: 'json' };
import { Restaurant } from '../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { JobHandler } from '../../../../platform/jobs/job-handlers.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { Mail } from '../../../../platform/mail/mail.js';
import { type MailContent, mailLayout } from '../../../../platform/mail/mail-layout.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import { Notifications } from '../../../../platform/mail/notifications.js';
import { Database } from '../../../../platform/persistence/database.js';
import { ContractRepository } from '../../domain/contracts.service.js';
import { SignedAgreements } from '../pdf/signed-agreements.js';

const PURPOSE = 'contract-signing';

/** Grants access to one version of an agreement as last sent: links of earlier emails stop working. */
@Injectable()
export class SigningLink {
  constructor(
    private readonly links: SignedLinks,
    @Inject(AppSettings) private readonly settings: Pick<AppSettings, 'publicUrl'>,
  ) {}

  /** Browsers never send the part after the `#`, so the token does not reach logs. */
  to(id: string, textHash: string, expiresAt: Date): string {
    const url = new URL('/contract/sign', this.settings.publicUrl);
    url.hash = this.links.sign(PURPOSE, `${id} ${textHash} ${String(expiresAt.getTime())}`, expiresAt);
    return url.href;
  }

  /** @throws LinkNotValid */
  idIn(token: string): string {
    return this.read(token).id;
  }

  /** The link is for this text, and of the last time it was sent. @throws LinkNotValid */
  assertFor(contract: Pick<Contract, 'textHash' | 'sentAt' | 'linkExpiresAt'>, token: string): void {
    const { textHash, expiresAt } = this.read(token);
    if (textHash !== contract.textHash || contract.sentAt === null) throw new LinkNotValid();
    // Links of release 0.2 and earlier contain no expiry; they are valid for at most 30 days.
    if (expiresAt !== undefined && Number(expiresAt) !== contract.linkExpiresAt().getTime()) throw new LinkNotValid();
  }

  private read(token: string): { id: string; textHash: string; expiresAt: string | undefined } {
    const [id, textHash, expiresAt] = (this.links.read(PURPOSE, token) ?? '').split(' ');
    if (!id || !textHash) throw new LinkNotValid();
    return { id, textHash, expiresAt };
  }
}

const { provider } = agreement;
type ContractFactEvent = StoredEvent<ContractFact>;

/** Emails the signed agreement: printing takes too long for a unit of work. */
const COPIES = 'signed-agreement-copies';
interface SignedEvent {
  readonly contractId: string;
  readonly eventId: string;
}
type AgreementMail = Pick<Mail, 'key' | 'to' | 'subject' | 'attachment' | 'replyTo'> & {
  readonly content: MailContent;
};

/** Emails to client and owner about an agreement. */
@Injectable()
export class ContractMails {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly notifications: Notifications,
    private readonly link: SigningLink,
    private readonly restaurant: Restaurant,
    private readonly contracts: ContractRepository,
    private readonly agreements: SignedAgreements,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  @OnEvent('contract.sent', { listener: 'contract-invitation' })
  sent(event: ContractFactEvent): Promise<void> {
    return this.invite(
      event,
      'Your website services agreement',
      'Please read it, then sign or decline it with this link.',
    );
  }

  @OnEvent('contract.reminded', { listener: 'contract-reminder' })
  reminded(event: ContractFactEvent): Promise<void> {
    return this.invite(
      event,
      'Reminder: your website services agreement',
      'We haven’t heard from you yet. You can still sign or decline it.',
    );
  }

  @OnEvent('contract.signed', { listener: 'contract-copy' })
  async signed(event: ContractFactEvent): Promise<void> {
    await this.jobs.add(COPIES, { contractId: event.subject.id, eventId: event.id });
    await this.notifyOwner(event, `Signed: the agreement with ${event.payload.clientBusinessName}`, []);
  }

  /** Emails the sealed PDF to client and provider. */
  @JobHandler(COPIES, { retry: 'day', concurrency: 1 })
  async sendCopies({ contractId, eventId }: SignedEvent): Promise<void> {
    const contract = await this.contracts.get(contractId);
    const { clientBusinessName, clientEmail, signature, decidedAt, textHash } = contract;
    const pdf = await this.agreements.pdfOf(contract);
    const attachment = {
      name: this.agreements.fileName(contract),
      type: 'application/pdf',
      base64: pdf.toString('base64'),
    };
    const certificate = {
      title: `Signed by ${plainName(signature?.name ?? '')}`,
      lines: [
        decidedAt?.toISOString() ?? '',
        `From ${signature?.address ?? ''}`,
        `SHA-256 of the agreement: ${textHash}`,
      ],
    };
    await this.database.run(null, async () => {
      await this.post({
        key: `contract:${eventId}`,
        to: clientEmail ?? '',
        subject: 'Signed: your website services agreement',
        attachment,
        content: {
          heading: 'Your agreement is signed',
          paragraphs: [
            'Thank you. Your signed copy is attached as a PDF, with the signature details.',
            'The file is sealed: a PDF reader shows whether it was changed afterwards. Please keep it.',
          ],
          blocks: [certificate],
        },
      });
      await this.post({
        key: `contract-provider:${eventId}`,
        to: provider.email,
        replyTo: clientEmail ?? undefined,
        subject: `Signed: the agreement with ${clientBusinessName}`,
        attachment,
        content: {
          heading: `${plainName(clientBusinessName)} signed the agreement`,
          paragraphs: ['The signed copy is attached as a sealed PDF. The client has the same file.'],
          blocks: [certificate],
        },
      });
    });
  }

  @OnEvent('contract.declined', { listener: 'contract-refusal' })
  async declined(event: ContractFactEvent): Promise<void> {
    const { declineReason, clientBusinessName } = event.payload;
    await this.notifyOwner(event, `Declined: the agreement with ${clientBusinessName}`, [declineReason ?? '']);
  }

  private async invite(event: ContractFactEvent, subject: string, request: string): Promise<void> {
    const { clientContactName, clientEmail, textHash, linkExpiresAt } = event.payload;
    const expiresAt = new Date(linkExpiresAt);
    const until = expiresAt.toLocaleDateString('en-US', { timeZone: this.restaurant.timeZone, dateStyle: 'long' });
    await this.post({
      key: `contract:${event.id}`,
      to: clientEmail,
      subject,
      content: {
        heading: subject,
        paragraphs: [`Dear ${plainName(clientContactName)}, your agreement is ready.`, request],
        action: { label: 'Read the agreement', url: this.link.to(event.subject.id, textHash, expiresAt) },
        closing: [`This link is just for you and expires ${until}.`],
      },
    });
  }

  private async post({ content, replyTo = provider.email, ...mail }: AgreementMail): Promise<void> {
    await this.mailQueue.post({
      ...mail,
      kind: 'contract',
      // Email from another domain would look forged, so replies go to the provider's own address instead.
      from: { name: provider.name, address: this.restaurant.email },
      replyTo,
      automatic: false,
      ...mailLayout(this.restaurant, {
        ...content,
        sender: { name: provider.name, lines: [provider.email, provider.phone] },
      }),
    });
  }

  private notifyOwner({ id }: ContractFactEvent, title: string, details: string[]): Promise<void> {
    return this.notifications.post({
      id,
      kind: 'contract-decision',
      title,
      details,
      path: '/admin/enquiries?kind=contract',
    });
  }
}
