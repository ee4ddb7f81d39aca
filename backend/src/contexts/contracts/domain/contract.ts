import { Conflict, NotFound } from '../../../kernel/domain-error.js';
import type { Data } from '../../../kernel/data.js';
import type { DomainEvent } from '../../../kernel/outbox.js';

export const PACKAGES = ['premium', 'essential', 'digital', 'fullmarketing'] as const;
export type Package = (typeof PACKAGES)[number];

/** Terms of a contract; empty texts are null. */
export interface ContractTerms {
  readonly clientBusinessName: string;
  readonly clientContactName: string;
  readonly clientEmail: string | null;
  readonly clientPhone: string | null;
  readonly clientAddress: string | null;
  readonly selectedPackage: Package;
  /** `YYYY-MM-DD` */
  readonly startDate: string | null;
  readonly additionalServices: string | null;
  readonly specialTerms: string | null;
}

interface Rates {
  /** Such as '$75'. */
  readonly monthlyRate: string;
  readonly yearlyRate: string;
}

/** The whole agreement as plain text, which is shown, hashed and signed, with its rates. */
export interface Agreement extends Rates {
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly textHash: string;
}

/** The link was not issued by us, was changed, or has expired. */
export class LinkNotValid extends NotFound {
  constructor() {
    super('This link is invalid or has expired. Please ask for a new one.');
  }
}

export class AlreadyDecided extends Conflict {
  constructor(status: 'signed' | 'declined') {
    super(`This agreement is already ${status}.`);
  }
}

export class NotSent extends Conflict {
  constructor() {
    super('This agreement hasn’t been sent to the client yet.');
  }
}

export const CONTRACT_STATUSES = ['saved', 'sent', 'signed', 'declined'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

const DAY_MS = 86_400_000;
/** Validity of a signing link, in days. */
const LINK_DAYS = 30;
/** Days after sending when a client who has not answered gets a reminder. */
const REMINDER_DAYS = [3, 10];

/** The signer's details as stated in the certificate. */
export interface Signature {
  readonly name: string;
  /** IP address of the signer. */
  readonly address: string;
  readonly userAgent: string;
}

/** One version of an agreement. Its text never changes, only its status. Immutable: every step returns a new object. */
export class Contract implements ContractTerms, Agreement {
  readonly id!: string;
  readonly clientBusinessName!: string;
  readonly clientContactName!: string;
  readonly clientEmail!: string | null;
  readonly clientPhone!: string | null;
  readonly clientAddress!: string | null;
  readonly selectedPackage!: Package;
  readonly monthlyRate!: string;
  readonly yearlyRate!: string;
  readonly startDate!: string | null;
  readonly additionalServices!: string | null;
  readonly specialTerms!: string | null;
  readonly text!: string;
  readonly textHash!: string;
  readonly status!: ContractStatus;
  readonly sentAt!: Date | null;
  readonly reminders!: number;
  readonly signature!: Signature | null;
  readonly declineReason!: string | null;
  /** When it was signed or declined. */
  readonly decidedAt!: Date | null;
  readonly createdAt!: Date;

  private constructor(data: Data<Contract>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static save(id: string, terms: ContractTerms, agreement: Agreement, now: Date): Contract {
    const open = { sentAt: null, reminders: 0, signature: null, declineReason: null, decidedAt: null };
    return new Contract({
      ...terms,
      ...agreement,
      ...open,
      id,
      status: 'saved',
      createdAt: now,
    });
  }

  /** Sending it again restarts the time limit. */
  send(now: Date): Contract {
    if (this.clientEmail === null)
      throw new Conflict('This agreement has no client email address. Save a version with one, then send it.');
    this.assertUndecided();
    return new Contract({ ...this, status: 'sent', sentAt: now, reminders: 0 });
  }

  sign(signature: Signature, now: Date): Contract {
    this.assertMayBeDecided();
    return new Contract({ ...this, status: 'signed', signature, decidedAt: now });
  }

  decline(reason: string, now: Date): Contract {
    this.assertMayBeDecided();
    return new Contract({ ...this, status: 'declined', declineReason: reason, decidedAt: now });
  }

  remind(): Contract {
    return new Contract({ ...this, reminders: this.reminders + 1 });
  }

  isToBeReminded(now: Date): boolean {
    const days = REMINDER_DAYS[this.reminders];
    if (this.status !== 'sent' || this.sentAt === null || days === undefined) return false;
    return now.getTime() >= this.sentAt.getTime() + days * DAY_MS;
  }

  /** @throws NotSent */
  linkExpiresAt(): Date {
    if (this.sentAt === null) throw new NotSent();
    return new Date(this.sentAt.getTime() + LINK_DAYS * DAY_MS);
  }

  private assertMayBeDecided(): void {
    this.assertUndecided();
    if (this.status !== 'sent') throw new NotSent();
  }

  private assertUndecided(): void {
    if (this.status === 'signed' || this.status === 'declined') throw new AlreadyDecided(this.status);
  }
}

export const CONTRACT = 'contract';

/** Payload of contract events, sufficient to email the client without further queries. */
export interface ContractFact {
  readonly clientBusinessName: string;
  readonly clientContactName: string;
  readonly clientEmail: string;
  readonly text: string;
  readonly textHash: string;
  /** ISO 8601 */
  readonly linkExpiresAt: string;
  readonly signature: Signature | null;
  readonly declineReason: string | null;
  readonly decidedAt: string | null;
}

type Happened = 'sent' | 'reminded' | 'signed' | 'declined';

export const contractWas = (happened: Happened, contract: Contract): DomainEvent<ContractFact> => ({
  type: `contract.${happened}`,
  subject: { type: CONTRACT, id: contract.id },
  payload: {
    clientBusinessName: contract.clientBusinessName,
    clientContactName: contract.clientContactName,
    clientEmail: contract.clientEmail ?? '',
    text: contract.text,
    textHash: contract.textHash,
    linkExpiresAt: contract.linkExpiresAt().toISOString(),
    signature: contract.signature,
    declineReason: contract.declineReason,
    decidedAt: contract.decidedAt?.toISOString() ?? null,
  },
});
