import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Contract, Signature } from './contract.js';

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
