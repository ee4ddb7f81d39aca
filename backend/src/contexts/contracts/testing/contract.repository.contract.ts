import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';
import { CONTRACT_STATUSES, type ContractStatus } from '../domain/contract.js';
import type { ContractRepository } from '../domain/contracts.service.js';
import { aContract, SIGNATURE } from './a-contract.js';

interface Subject {
  readonly contracts: ContractRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

const AT = new Date('2026-11-21T15:00:00.123Z');
const LATER = new Date('2026-11-22T15:00:00.456Z');

/** What every keeper of contracts promises the domain. */
export function contractRepositoryContract(subject: () => Subject): void {
  const unit = <T>(work: () => Promise<T>) => subject().transaction.run(null, work);
  async function saveContract(status: ContractStatus, at = AT) {
    const contract = aContract(subject().ids.next(), status, at);
    await subject().contracts.add(contract);
    return contract;
  }

  it.each(CONTRACT_STATUSES)('gives a %s contract back as it was added', async (status) => {
    const contract = await saveContract(status);
    expect(await subject().contracts.get(contract.id)).toEqual(contract);
  });

  it('does not find an unknown contract', async () => {
    await expect(subject().contracts.get(subject().ids.next())).rejects.toThrow('There is no such contract.');
  });

  it('stores its status', async () => {
    const { contracts } = subject();
    const { id } = await saveContract('sent');
    await unit(async () => {
      const before = await contracts.get(id);
      await contracts.save(before, before.sign(SIGNATURE, LATER));
    });
    expect(await contracts.get(id)).toMatchObject({ status: 'signed', signature: SIGNATURE, decidedAt: LATER });
  });

  it('refuses to save what someone else has decided since it was read', async () => {
    const { contracts } = subject();
    const { id } = await saveContract('sent');
    const stale = await contracts.get(id);
    await unit(async () => {
      const before = await contracts.get(id);
      await contracts.save(before, before.decline('No', LATER));
    });
    const late = unit(() => contracts.save(stale, stale.sign(SIGNATURE, LATER)));
    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    expect(await contracts.get(id)).toMatchObject({ status: 'declined', signature: null });
  });

  it('finds those that were sent and are not decided, the longest waiting first', async () => {
    const late = await saveContract('sent', new Date('2026-01-02T10:00:00Z'));
    const early = await saveContract('sent', new Date('2026-01-01T10:00:00Z'));
    const others = [await saveContract('saved'), await saveContract('signed'), await saveContract('declined')];
    const found = await subject().contracts.findOpen();
    expect(found.slice(0, 2)).toEqual([early.id, late.id]);
    for (const { id } of others) expect(found).not.toContain(id);
  });
}
