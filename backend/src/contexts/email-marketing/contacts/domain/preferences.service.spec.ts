import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { aContact, DETAILS } from '../testing/a-contact.js';
import { InMemoryContactRepository } from '../testing/in-memory-contact.repository.js';
import { InMemorySuppressions } from '../testing/in-memory-suppressions.js';
import { LinkNotValid } from './contact.js';
import { ContactsService } from './contacts.service.js';
import { PreferencesService } from './preferences.service.js';

const MAIL = 'history:mail';
const WORDING = 'Yes, please';

let contacts: InMemoryContactRepository;
let suppressions: InMemorySuppressions;
let outbox: InMemoryOutbox;
let leftBy: string[];
let recordsFor: string[];
let service: PreferencesService;
const ids = new CountedIds();
beforeEach(() => {
  const clock = new SettableClock();
  const transaction = new InMemoryTransaction();
  contacts = new InMemoryContactRepository(transaction);
  suppressions = new InMemorySuppressions(transaction);
  outbox = new InMemoryOutbox(transaction);
  leftBy = [];
  recordsFor = [];
  const contactsService = new ContactsService(contacts, suppressions, transaction, outbox, clock, ids);
  const sent = {
    addressOf: (id: string) => Promise.resolve(id === 'mail' ? DETAILS.email : null),
    leftBy: (id: string) => Promise.resolve(void leftBy.push(id)),
  };
  const recordMail = { post: (address: string) => Promise.resolve(void recordsFor.push(address)) };
  service = new PreferencesService(
    contacts,
    contactsService,
    sent,
    suppressions,
    recordMail,
    transaction,
    outbox,
    clock,
  );
});

async function saveContact(emailOptIn = true) {
  const contact = aContact(ids.next(), { emailOptIn });
  await contacts.add(contact);
  return contact;
}

it('rejects a link whose email is no longer known', async () => {
  await expect(service.of('history:other')).rejects.toBeInstanceOf(LinkNotValid);
  await expect(service.askForRecord('history:other')).rejects.toBeInstanceOf(LinkNotValid);
});

it('unsubscribes the recipient of the email, and records the email with which they left', async () => {
  await saveContact();
  await service.unsubscribe(MAIL, 'one_click');
  expect(await service.of(MAIL)).toMatchObject({ contact: { status: 'unsubscribed' }, suppressed: 'unsubscribed' });
  expect([leftBy, outbox.types]).toEqual([['mail'], ['contact.unsubscribed']]);
});

it('lifts the suppression of people who opt in again, if they are contacts', async () => {
  await expect(service.subscribe(MAIL, WORDING)).rejects.toBeInstanceOf(LinkNotValid);
  await saveContact();
  await service.unsubscribe(MAIL, 'one_click');
  await service.subscribe(MAIL, WORDING);
  expect(await service.of(MAIL)).toMatchObject({
    contact: { status: 'active', emailOptIn: true, consent: { how: 'preference_page', wording: WORDING } },
    suppressed: null,
  });
  expect(outbox.types.at(-1)).toBe('contact.opted-in');
});

describe('a confirmation', () => {
  it('opts in, once', async () => {
    const { id } = await saveContact(false);
    await service.confirm(id, WORDING);
    await service.confirm(id, WORDING);
    expect(contacts.all).toMatchObject([{ emailOptIn: true, consent: { how: 'confirmed_link' } }]);
    expect(outbox.types).toEqual(['contact.opted-in']);
  });

  it('comes too late for people who have declined since', async () => {
    const { id, email } = await saveContact(false);
    await suppressions.add(email, 'unsubscribed');
    await expect(service.confirm(id, WORDING)).rejects.toThrow(
      'You’ve already unsubscribed. We won’t email you again.',
    );
    await expect(service.confirm(ids.next(), WORDING)).rejects.toBeInstanceOf(LinkNotValid);
  });

  it('tells people whose address bounced to get in touch', async () => {
    const { id, email } = await saveContact(false);
    await suppressions.add(email, 'bounced');
    await expect(service.confirm(id, WORDING)).rejects.toThrow('came back');
  });
});

it('changes a name, and emails the link to the record only to the recipient', async () => {
  await saveContact();
  await service.rename(MAIL, 'Anna', 'Lee');
  await service.askForRecord(MAIL);
  expect(contacts.all).toMatchObject([{ firstName: 'Anna' }]);
  expect(recordsFor).toEqual([DETAILS.email]);
});
