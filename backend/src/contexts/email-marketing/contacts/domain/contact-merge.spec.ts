import { InvalidInput } from '../../../../kernel/domain-error.js';
import { aContact, CONSENT } from '../testing/a-contact.js';
import { absorb, type MergedField, release } from './contact-merge.js';
import { Contact, type StoredContact } from './contact.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const days = (number: number) => new Date(NOW.getTime() + number * 86_400_000);

describe('a merged contact', () => {
  const one = (details = {}) => aContact('1', { phone: '610 555 0142', smsOptIn: true, ...details });
  const other = (details = {}) => aContact('2', { email: 'ana@work.example', emailOptIn: true, ...details });
  const taking = (...fields: MergedField[]) => new Set(fields);

  it('is opted in by email only if its own address is', () => {
    expect(absorb(one({ emailOptIn: false }), other(), taking('name', 'phone', 'dateOfBirth'), NOW)).toMatchObject({
      email: 'Ana@guests.example',
      emailOptIn: false,
      consent: null,
      otherAddresses: ['ana@work.example'],
    });
    expect(absorb(one(), other({ emailOptIn: false }), taking(), NOW).consent).toEqual(CONSENT);
  });

  it.each([
    ['the own number', {}, taking(), true],
    ['the other number, which said no', { phone: '610 555 0199' }, taking('phone'), false],
    ['the other number, which said yes', { phone: '610 555 0199', smsOptIn: true }, taking('phone'), true],
    ['one number for which the other said no', { phone: '+1 (610) 555-0142' }, taking(), false],
  ])('gets text messages as the number agreed: %s', (_, details, takes, smsOptIn) => {
    expect(absorb(one(), other(details), takes, NOW).smsOptIn).toBe(smsOptIn);
  });

  it('never has more tags or notes than allowed', () => {
    const tags = Array.from({ length: 50 }, (_, number) => String(number));
    expect(() => absorb(one({ tags }), other({ tags: ['more'] }), taking(), NOW)).toThrow(InvalidInput);
    const notes = 'n'.repeat(1_999);
    expect(() => absorb(one({ notes }), other({ notes: 'm' }), taking(), NOW)).toThrow(InvalidInput);
    expect(absorb(one({ notes: 'No nuts.' }), other({ notes: 'No nuts.' }), taking(), NOW).notes).toBe('No nuts.');
  });

  it('is as before when it is separated again, with what was changed since', () => {
    const before = one({ notes: null }).visit(days(-9), NOW);
    const merged = other({ firstName: 'Anna', notes: 'Window.', tags: ['kiln'] }).visit(days(-1), NOW);
    const after = absorb(before, merged, taking('name'), NOW);
    const returned = { total: 1, dates: [days(-1)] };
    expect(release(after, { before, after, merged }, returned, NOW)).toEqual(before);
    const changed = after.rename('Annie', 'Lee', NOW).visit(days(0), NOW).unsubscribe(NOW);
    expect(release(changed, { before, after, merged }, returned, NOW)).toMatchObject({
      firstName: 'Annie',
      lastName: 'Lee',
      notes: null,
      tags: ['Regular'],
      status: 'unsubscribed',
      totalVisits: 2,
      lastVisit: days(0),
      otherAddresses: [],
    });
  });

  it('is restored from JSON exactly', () => {
    const contact = one().visit(days(-1), NOW).askToOptIn(NOW);
    expect(Contact.restore(JSON.parse(JSON.stringify(contact)) as StoredContact)).toEqual(contact);
  });
});
