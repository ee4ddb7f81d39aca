import type { Actor } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { AGREEMENT, aContract, SIGNATURE, TERMS } from '../testing/a-contract.js';
import { InMemoryContractRepository } from '../testing/in-memory-contract.repository.js';
import { type Agreement, AlreadyDecided, type ContractStatus } from './contract.js';
import { type ClientInbox, ContractsService } from './contracts.service.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const NOW = new Date('2026-11-21T15:00:00Z');
const agreements = {
  write: () => AGREEMENT,
  isAsWritten: ({ text, textHash }: Pick<Agreement, 'text' | 'textHash'>) => textHash === `hash of ${text}`,
};

let clock: SettableClock;
let transaction: InMemoryTransaction;
let contracts: InMemoryContractRepository;
let outbox: InMemoryOutbox;
let inbox: Parameters<ClientInbox['put']>[0][];
let service: ContractsService;
const ids = new CountedIds();
beforeEach(() => {
  clock = new SettableClock();
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  contracts = new InMemoryContractRepository(transaction);
  outbox = new InMemoryOutbox(transaction);
  inbox = [];
  const put: ClientInbox['put'] = (sent) =>
    transaction.write({ isStillPossible: () => true, apply: () => inbox.push(sent) });
  service = new ContractsService(contracts, agreements, { put }, transaction, outbox, clock, ids);
});

async function saveContract(status: ContractStatus, terms = {}) {
  const contract = aContract(ids.next(), status, NOW, terms);
  await contracts.add(contract);
  return contract;
}

it('stores each save as a new version, and forwards it to the inbox without the text', async () => {
  const one = await service.save(TERMS);
  const other = await service.save({ ...TERMS, clientEmail: null });
  expect(contracts.all).toEqual([one, other]);
  const { monthlyRate, yearlyRate, textHash } = AGREEMENT;
  expect(inbox).toEqual([
    {
      id: one.id,
      kind: 'contract',
      name: TERMS.clientBusinessName,
      email: TERMS.clientEmail,
      createdAt: NOW,
      data: { ...TERMS, monthlyRate, yearlyRate, textHash },
    },
    expect.objectContaining({ id: other.id, email: '' }),
  ]);
});

it('is sent by the owner, with all that the email needs', async () => {
  const { id } = await saveContract('saved');
  await service.send(id, OWNER);
  expect(transaction.actors.at(-1)).toBe(OWNER);
  expect(outbox.events).toMatchObject([
    {
      type: 'contract.sent',
      subject: { type: 'contract', id },
      payload: { clientEmail: TERMS.clientEmail, text: AGREEMENT.text, linkExpiresAt: '2026-12-21T15:00:00.000Z' },
    },
  ]);
});

describe('a decision of the client', () => {
  it('is recorded without an actor', async () => {
    const signed = await saveContract('sent');
    const declined = await saveContract('sent');
    await service.sign(signed.id, SIGNATURE);
    await service.decline(declined.id, 'No');
    expect(outbox.events).toMatchObject([
      { type: 'contract.signed', payload: { signature: SIGNATURE, decidedAt: NOW.toISOString() } },
      { type: 'contract.declined', payload: { declineReason: 'No' } },
    ]);
    expect(transaction.actors.slice(-2)).toEqual([null, null]);
  });

  it('is the first and the last', async () => {
    const { id } = await saveContract('signed');
    await expect(service.decline(id, 'No')).rejects.toBeInstanceOf(AlreadyDecided);
    expect(outbox.events).toEqual([]);
    expect(contracts.all).toMatchObject([{ status: 'signed' }]);
  });

  it('is no signature under another text', async () => {
    const contract = aContract(ids.next(), 'sent', NOW);
    const altered = Object.assign(contract.remind(), { text: 'Something else' });
    await contracts.add(altered);
    await expect(service.sign(altered.id, SIGNATURE)).rejects.toThrow(
      'The text of this agreement has changed since it was saved. It can’t be signed.',
    );
    expect(contracts.all).toMatchObject([{ status: 'sent' }]);
  });

  it('about a contract that does not exist is refused', async () => {
    await expect(service.sign(ids.next(), SIGNATURE)).rejects.toThrow('There is no such contract.');
  });
});

it('sends each due reminder once', async () => {
  const lying = await saveContract('sent');
  await saveContract('signed');
  clock.advance({ days: 2 });
  const { id } = await saveContract('saved');
  await service.send(id, OWNER);
  clock.advance({ days: 1 });
  await service.remind();
  await service.remind();
  const reminded = outbox.events.filter(({ type }) => type === 'contract.reminded');
  expect(reminded.map(({ subject }) => subject.id)).toEqual([lying.id]);
});
