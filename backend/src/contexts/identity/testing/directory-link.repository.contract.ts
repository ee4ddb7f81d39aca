import type { Role } from '../../../kernel/actor.js';
import type { Account } from '../domain/account.js';
import type { DirectoryLinkRepository } from '../domain/directory-sign-in.js';

interface Subject {
  readonly links: DirectoryLinkRepository;
  /** An account that exists. */
  account(role: Role): Promise<Pick<Account, 'id' | 'role'>>;
}

const AT = new Date('2026-11-25T15:00:00Z');
let people = 0;
function somebody() {
  people += 1;
  return { issuer: 'https://id.example', subject: `person ${String(people)}` };
}

/** What every keeper of links to the directory promises the domain. */
export function directoryLinkRepositoryContract(subject: () => Subject): void {
  it.each(['admin', 'manager', 'staff'] as const)('knows whose account of a role it is (%s)', async (role) => {
    const { links, account } = subject();
    const person = somebody();
    const linked = await account(role);
    expect(await links.find(role, person)).toBeNull();
    expect(await links.add(linked, person, AT)).toBe(true);
    expect(await links.find(role, person)).toBe(linked.id);
    expect(await links.find(role, somebody())).toBeNull();
    expect(await links.find(role, { ...person, issuer: 'https://other.example' })).toBeNull();
    expect(await links.find(role === 'staff' ? 'admin' : 'staff', person)).toBeNull();
  });

  it('gives a person an account of each role, and one alone', async () => {
    const { links, account } = subject();
    const person = somebody();
    const office = await account('manager');
    const tables = await account('staff');
    for (const one of [office, tables]) expect(await links.add(one, person, AT)).toBe(true);
    expect(await links.add(await account('staff'), person, AT)).toBe(false);
    expect(await links.find('staff', person)).toBe(tables.id);
    expect(await links.find('manager', person)).toBe(office.id);
  });

  it.each(['manager', 'staff'] as const)('gives an account to one person alone (%s)', async (role) => {
    const { links, account } = subject();
    const one = somebody();
    const other = somebody();
    const linked = await account(role);
    await links.add(linked, one, AT);
    expect(await links.add(linked, other, AT)).toBe(false);
    expect(await links.find(role, other)).toBeNull();
  });

  it('links a person once, also of several who come at the same moment', async () => {
    const { links, account } = subject();
    const person = somebody();
    const accounts = [await account('staff'), await account('staff'), await account('staff')];
    const parallel = await Promise.all(accounts.map((one) => links.add(one, person, AT)));
    expect(parallel.filter(Boolean)).toHaveLength(1);
    expect(await links.find('staff', person)).toBe(accounts[parallel.indexOf(true)]?.id);
  });
}
