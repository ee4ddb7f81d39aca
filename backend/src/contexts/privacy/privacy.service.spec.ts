import type { Actor } from '../../kernel/actor.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { InMemoryTransaction } from '../../kernel/testing/in-memory-transaction.js';
import { PrivacyService } from './privacy.service.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const GUEST = 'amelia@guests.example';
const OWN = new Map<string, 'restaurant' | 'account'>([
  ['hello@bistro.example', 'restaurant'],
  ['staff@bistro.example', 'account'],
]);

const OTHERS = new Map<string, string[]>();

let transaction: InMemoryTransaction;
let stored: Map<string, Record<string, readonly object[]>>;
let files: string[];
let service: PrivacyService;
beforeEach(() => {
  transaction = new InMemoryTransaction();
  OTHERS.clear();
  stored = new Map([GUEST, ...OWN.keys()].map((address) => [address, { messages: [{ from: address }] }]));
  files = [...stored.keys()];
  const records = {
    recordOf: (address: string) => Promise.resolve(stored.get(address) ?? {}),
    eraseFiles: (address: string) => Promise.resolve(void files.splice(files.indexOf(address), 1)),
    erase: (address: string) => transaction.write({ isStillPossible: () => true, apply: () => stored.delete(address) }),
  };
  const ownerOf = (address: string) => Promise.resolve(OWN.get(address) ?? null);
  const addressesOf = (address: string) => Promise.resolve([address, ...(OTHERS.get(address) ?? [])]);
  service = new PrivacyService(records, { ownerOf }, { addressesOf }, transaction);
});

it.each([
  ['a guest', GUEST],
  ['the restaurant', 'hello@bistro.example'],
  ['someone who signs in', 'staff@bistro.example'],
])('shows what is stored of %s', async (_, address) => {
  expect(await service.record(address)).toEqual({ messages: [{ from: address }] });
});

it.each([OWNER, null])('erases a guest, and no one else, with the caller as the actor (%j)', async (by) => {
  await service.erase(GUEST, by);
  expect([...stored.keys()]).toEqual([...OWN.keys()]);
  expect(transaction.actors).toEqual([by]);
});

it('deletes a guest’s files only after the rest is erased', async () => {
  jest.spyOn(transaction, 'run').mockRejectedValue(new Error('No room'));
  await expect(service.erase(GUEST, OWNER)).rejects.toThrow('No room');
  expect(files).toContain(GUEST);
  jest.restoreAllMocks();
  await service.erase(GUEST, OWNER);
  expect([files.includes(GUEST), stored.has(GUEST)]).toEqual([false, false]);
});

it.each([
  ['the restaurant', 'hello@bistro.example', /restaurant’s own addresses/],
  ['someone who signs in', 'staff@bistro.example', /Delete the account first/],
])('does not erase the address of %s, and explains why', async (_, address, message) => {
  const refused = service.erase(address, OWNER);
  await expect(refused).rejects.toBeInstanceOf(InvalidInput);
  await expect(refused).rejects.toMatchObject({
    fields: [{ field: 'email', message: expect.stringMatching(message) as string }],
  });
  expect([...stored.keys()]).toContain(address);
  expect(transaction.actors).toEqual([]);
});

describe('of a person with two addresses', () => {
  const OTHER = 'amelia@work.example';
  beforeEach(() => {
    stored.set(OTHER, { messages: [{ from: GUEST }, { from: OTHER }] });
    files.push(OTHER);
    OTHERS.set(GUEST, [OTHER]);
  });

  it('shows the data of both, each row once', async () => {
    expect(await service.record(GUEST)).toEqual({ messages: [{ from: GUEST }, { from: OTHER }] });
  });

  it('erases the data of both, in one unit of work', async () => {
    await service.erase(GUEST, OWNER);
    expect([stored.has(GUEST), stored.has(OTHER), files.includes(OTHER)]).toEqual([false, false, false]);
    expect(transaction.actors).toEqual([OWNER]);
  });

  it('erases neither if one belongs to the restaurant', async () => {
    OTHERS.set(GUEST, ['hello@bistro.example']);
    await expect(service.erase(GUEST, OWNER)).rejects.toBeInstanceOf(InvalidInput);
    expect(stored.has(GUEST)).toBe(true);
  });
});
