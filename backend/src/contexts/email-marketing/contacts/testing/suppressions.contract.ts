import type { Ids } from '../../../../kernel/ids.js';
import type { Suppressions } from '../domain/ports.js';

interface Subject {
  readonly suppressions: Suppressions;
  readonly ids: Ids;
}

/** What every keeper of suppressed addresses promises the domain. */
export function suppressionsContract(subject: () => Subject): void {
  const anAddress = () => `Guest-${subject().ids.next()}@guests.example`;

  it('stores why an address is suppressed, in any spelling, until the suppression is lifted', async () => {
    const { suppressions } = subject();
    const address = anAddress();
    expect(await suppressions.find(address)).toBeNull();
    await suppressions.add(address, 'bounced', 'No such mailbox');
    expect(await suppressions.find(address.toUpperCase())).toBe('bounced');
    await suppressions.lift(address);
    expect(await suppressions.find(address)).toBeNull();
  });

  it('ranks a person’s own choice above a bounce', async () => {
    const { suppressions } = subject();
    const address = anAddress();
    await suppressions.add(address, 'bounced', null);
    await suppressions.add(address, 'unsubscribed', null);
    await suppressions.add(address, 'bounced', null);
    expect(await suppressions.find(address)).toBe('unsubscribed');
  });

  it('has one key for each address', async () => {
    const { suppressions } = subject();
    const address = anAddress();
    expect(await suppressions.keyOf(address.toUpperCase())).toBe(await suppressions.keyOf(address));
    expect(await suppressions.keyOf(anAddress())).not.toBe(await suppressions.keyOf(address));
  });
}
