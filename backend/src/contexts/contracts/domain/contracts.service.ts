import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Agreement, Contract, type ContractTerms, contractWas, type Signature } from './contract.js';

/** Use it in a unit of work. Changes conflict if someone else has changed the contract since it was read. */
export abstract class ContractRepository {
  abstract add(contract: Contract): Promise<void>;
  /** @throws NotFound */
  abstract get(id: string): Promise<Contract>;
  abstract save(before: Contract, after: Contract): Promise<void>;
  /** Ids of contracts that were sent and await a decision. */
  abstract findOpen(): Promise<string[]>;
}

/** The owner's inbox. Call it in the unit of work that stores the contract. */
export abstract class ClientInbox {
  abstract put(sent: {
    readonly id: string;
    readonly kind: 'contract';
    readonly name: string;
    readonly email: string;
    readonly createdAt: Date;
    readonly data: Readonly<Record<string, unknown>>;
  }): Promise<void>;
}

export abstract class Agreements {
  abstract write(terms: ContractTerms): Agreement;
  /** Whether the text still matches its hash. */
  abstract isAsWritten(agreement: Pick<Agreement, 'text' | 'textHash'>): boolean;
}

@Injectable()
export class ContractsService {
  constructor(
    private readonly contracts: ContractRepository,
    private readonly agreements: Agreements,
    private readonly inbox: ClientInbox,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Every save creates a new version. */
  async save(terms: ContractTerms): Promise<Contract> {
    const contract = Contract.save(this.ids.next(), terms, this.agreements.write(terms), this.clock.now());
    const { id, createdAt, clientBusinessName: name, clientEmail, monthlyRate, yearlyRate, textHash } = contract;
    const data = { ...terms, monthlyRate, yearlyRate, textHash };
    await this.transaction.run(null, async () => {
      await this.contracts.add(contract);
      await this.inbox.put({ id, kind: 'contract', name, email: clientEmail ?? '', createdAt, data });
    });
    return contract;
  }

  /** @throws NotFound */
  get(id: string): Promise<Contract> {
    return this.contracts.get(id);
  }

  /** @throws NotFound, Conflict, AlreadyDecided */
  send(id: string, by: Actor): Promise<Contract> {
    return this.change(id, 'sent', by, (contract, now) => contract.send(now));
  }

  /** @throws NotFound, AlreadyDecided, NotSent, Conflict */
  sign(id: string, signature: Signature): Promise<Contract> {
    return this.change(id, 'signed', null, (contract, now) => {
      if (!this.agreements.isAsWritten(contract))
        throw new Conflict('The text of this agreement has changed since it was saved. It can’t be signed.');
      return contract.sign(signature, now);
    });
  }

  /** @throws NotFound, AlreadyDecided, NotSent */
  decline(id: string, reason: string): Promise<Contract> {
    return this.change(id, 'declined', null, (contract, now) => contract.decline(reason, now));
  }

  /** Reminds clients who have not answered a sent agreement for some days. */
  async remind(): Promise<void> {
    for (const id of await this.contracts.findOpen()) {
      await this.transaction.run(null, async () => {
        const before = await this.contracts.get(id);
        if (!before.isToBeReminded(this.clock.now())) return;
        const after = before.remind();
        await this.contracts.save(before, after);
        await this.outbox.add(contractWas('reminded', after));
      });
    }
  }

  private change(
    id: string,
    happened: 'sent' | 'signed' | 'declined',
    by: Actor | null,
    how: (contract: Contract, now: Date) => Contract,
  ): Promise<Contract> {
    return this.transaction.run(by, async () => {
      const before = await this.contracts.get(id);
      const after = how(before, this.clock.now());
      await this.contracts.save(before, after);
      await this.outbox.add(contractWas(happened, after));
      return after;
    });
  }
}
