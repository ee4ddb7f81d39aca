import { StaleState } from '../../../../kernel/domain-error.js';
import type { Actor } from '../../../../kernel/actor.js';
import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { aContact, DETAILS } from '../testing/a-contact.js';
import { InMemoryContactRepository } from '../testing/in-memory-contact.repository.js';
import { InMemorySuppressions } from '../testing/in-memory-suppressions.js';
import { AddressTaken, type ContactDetails, LeftByThemselves } from './contact.js';
import { ContactsService } from './contacts.service.js';

const MANAGER: Actor = { id: '1', name: 'Site Manager', role: 'manager' };
const NOW = new Date('2026-11-21T15:00:00Z');

let transaction: InMemoryTransaction;
let contacts: InMemoryContactRepository;
let suppressions: InMemorySuppressions;
let outbox: InMemoryOutbox;
let service: ContactsService;
const ids = new CountedIds();
let clock: SettableClock;

beforeEach(() => {
  clock = new SettableClock();
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  contacts = new InMemoryContactRepository(transaction);
  suppressions = new InMemorySuppressions(transaction);
  outbox = new InMemoryOutbox(transaction);
  service = new ContactsService(contacts, suppressions, transaction, outbox, clock, ids);
});

async function saveContact(details: Partial<ContactDetails> = {}) {
  const contact = aContact(ids.next(), details);
  await contacts.add(contact);
  return contact;
}

describe('a new contact', () => {
  it('is stored with its author and consent', async () => {
    const contact = await service.create(DETAILS, null, MANAGER);
    expect(contacts.all).toEqual([contact]);
    expect(contact.consent).toEqual({ at: NOW.toISOString(), how: 'by_hand', wording: 'As Site Manager was told' });
    expect(outbox.types).toEqual(['contact.created', 'contact.tagged', 'contact.opted-in']);
    expect(transaction.actors.at(-1)).toBe(MANAGER);
  });

  it('is refused where the address has one', async () => {
    await saveContact();
    const again = service.create({ ...DETAILS, email: 'ANA@guests.example' }, null, MANAGER);
    await expect(again).rejects.toBeInstanceOf(AddressTaken);
    expect(outbox.events).toEqual([]);
  });

  it.each(['unsubscribed', 'complained'] as const)('is not opted in by hand after they %s', async (reason) => {
    await suppressions.add(DETAILS.email, reason);
    await expect(service.create(DETAILS, 'On the phone', MANAGER)).rejects.toBeInstanceOf(LeftByThemselves);
    await service.create({ ...DETAILS, emailOptIn: false }, null, MANAGER);
    expect(contacts.all).toMatchObject([{ emailOptIn: false, consent: null }]);
  });
});

describe('an edit', () => {
  it('reports the tags that are new, and nothing twice', async () => {
    const { id } = await saveContact();
    await service.edit(id, { tags: ['regular', 'Vegan'] }, null, null, MANAGER);
    expect(outbox.types).toEqual(['contact.changed', 'contact.tagged']);
    expect(outbox.events.at(-1)?.payload).toEqual({ tags: ['Vegan'] });
  });

  it('to the address of a person who unsubscribed opts no one in', async () => {
    const { id } = await saveContact();
    await suppressions.add('left@guests.example', 'unsubscribed');
    const moved = service.edit(id, { email: 'left@guests.example', emailOptIn: true }, 'On the phone', null, MANAGER);
    await expect(moved).rejects.toBeInstanceOf(LeftByThemselves);
    expect(contacts.all).toMatchObject([{ email: DETAILS.email }]);
  });

  it('to another address starts without consent, also where the form repeats the opt-in', async () => {
    const { id } = await saveContact();
    await service.edit(id, { email: 'new@guests.example', emailOptIn: true }, null, null, MANAGER);
    expect(contacts.all).toMatchObject([{ email: 'new@guests.example', emailOptIn: false, consent: null }]);
  });

  it('to another address opts it in when the edit says how the contact agreed', async () => {
    const { id } = await saveContact();
    await service.edit(id, { email: 'new@guests.example', emailOptIn: true }, 'On the phone', null, MANAGER);
    expect(contacts.all).toMatchObject([
      { consent: { at: NOW.toISOString(), how: 'by_hand', wording: 'On the phone' } },
    ]);
    expect(outbox.types).toEqual(['contact.changed', 'contact.opted-in']);
  });

  it('of the spelling of an address preserves the consent', async () => {
    const { id, consent } = await saveContact();
    await service.edit(id, { email: DETAILS.email.toUpperCase() }, null, null, MANAGER);
    expect(contacts.all).toMatchObject([{ emailOptIn: true, consent }]);
  });

  it('to another address leaves the one that unsubscribed suppressed', async () => {
    const { id } = await saveContact({ status: 'unsubscribed', emailOptIn: false });
    await service.edit(id, { email: 'new@guests.example' }, null, null, MANAGER);
    expect(await suppressions.find(DETAILS.email)).toBe('unsubscribed');
    expect(await suppressions.find('new@guests.example')).toBeNull();
  });

  it('that unsubscribes them is reported as that', async () => {
    const { id } = await saveContact();
    await service.edit(id, { status: 'unsubscribed', emailOptIn: false }, null, null, MANAGER);
    expect(outbox.events.at(-1)).toMatchObject({ type: 'contact.unsubscribed', payload: { how: 'by_hand' } });
  });

  it('over what another person has changed since is refused', async () => {
    const { id, updatedAt } = await saveContact();
    const seen = updatedAt.toISOString();
    clock.advance({ seconds: 1 });
    await service.edit(id, { notes: 'Likes the fountain' }, null, seen, MANAGER);
    const late = service.edit(id, { notes: 'Likes the window' }, null, seen, MANAGER);
    await expect(late).rejects.toBeInstanceOf(StaleState);
    expect(contacts.all).toMatchObject([{ notes: 'Likes the fountain' }]);
    await service.edit(id, { notes: 'Likes the window' }, null, null, MANAGER);
    expect(contacts.all).toMatchObject([{ notes: 'Likes the window' }]);
  });

  it('of a contact that does not exist is refused', async () => {
    await expect(service.edit(ids.next(), {}, null, null, MANAGER)).rejects.toThrow('There is no such contact.');
  });
});

it('suppresses the address of a deleted contact that had unsubscribed', async () => {
  const left = await saveContact({ status: 'unsubscribed', emailOptIn: false });
  const stayed = await saveContact({ email: 'bo@guests.example' });
  await service.delete(left.id, MANAGER);
  await service.delete(stayed.id, MANAGER);
  expect(contacts.all).toEqual([]);
  expect(await suppressions.find(left.email)).toBe('unsubscribed');
  expect(await suppressions.find(stayed.email)).toBeNull();
  expect(outbox.events[0]?.payload).toEqual({ addressKey: await suppressions.keyOf(left.email) });
});

describe('an address', () => {
  it('that unsubscribes is left alone, and its contact with it, once', async () => {
    await saveContact();
    await service.unsubscribe(DETAILS.email, { how: 'one_click' });
    await service.unsubscribe(DETAILS.email, { how: 'one_click' });
    expect(await suppressions.find(DETAILS.email)).toBe('unsubscribed');
    expect(contacts.all).toMatchObject([{ status: 'unsubscribed', consent: null }]);
    expect(outbox.types).toEqual(['contact.unsubscribed']);
  });

  it('need be no contact’s', async () => {
    await service.unsubscribe('stranger@guests.example', { how: 'one_click' });
    await service.suppress('other@guests.example', 'bounced', 'No such mailbox');
    expect(await suppressions.find('stranger@guests.example')).toBe('unsubscribed');
    expect(await suppressions.find('other@guests.example')).toBe('bounced');
    expect(outbox.events).toEqual([]);
  });

  it('that bounces does not affect the contact’s consent; a complaint removes it', async () => {
    await saveContact();
    await service.suppress(DETAILS.email, 'bounced', 'No such mailbox');
    expect(contacts.all).toMatchObject([{ status: 'active', emailOptIn: true }]);
    await service.suppress(DETAILS.email, 'complained', 'Spam');
    expect(contacts.all).toMatchObject([{ status: 'unsubscribed', emailOptIn: false }]);
    expect(await suppressions.find(DETAILS.email)).toBe('complained');
    expect(outbox.types).toEqual(['contact.suppressed', 'contact.suppressed']);
  });
});
