import { InvalidInput } from '../../../../kernel/domain-error.js';
import { aContact, AGREED_AT, CONSENT } from '../testing/a-contact.js';
import { consentGiven, isPast, nameOf, namesOf, tidyTags } from './contact.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const days = (number: number) => new Date(NOW.getTime() + number * 86_400_000);
const OWN_WORDS = consentGiven(NOW, 'by_hand', 'On the phone');
const silent = { emailOptIn: false };

describe('consent', () => {
  it('is stored only for contacts who opted in', () => {
    expect(aContact('1').consent).toEqual(CONSENT);
    expect(aContact('1', silent).consent).toBeNull();
  });

  it('is recorded with the change that opts them in, and stays as it was given', () => {
    const agreed = aContact('1', silent).edit({ emailOptIn: true }, OWN_WORDS, NOW);
    expect(agreed.consent).toEqual(OWN_WORDS);
    expect(aContact('1').edit({ notes: 'By the window' }, OWN_WORDS, NOW).consent).toEqual(CONSENT);
  });

  it('is removed when they opt out, by whatever means', () => {
    expect(aContact('1').edit(silent, OWN_WORDS, NOW).consent).toBeNull();
    expect(aContact('1').unsubscribe(NOW)).toMatchObject({ status: 'unsubscribed', emailOptIn: false, consent: null });
  });

  it('given by the person lifts an earlier unsubscribe', () => {
    const back = aContact('1').unsubscribe(NOW).optIn('preference_page', 'Yes, please', days(1));
    const consent = { at: days(1).toISOString(), how: 'preference_page', wording: 'Yes, please' };
    expect(back).toMatchObject({ status: 'active', emailOptIn: true, consent });
  });
});

describe('is asked to opt in', () => {
  it.each([
    ['who never was', aContact('1', silent)],
    ['who was asked thirty days ago', aContact('1', silent).askToOptIn(days(-30))],
  ])('%s', (_, contact) => {
    expect(contact.isNotToBeAsked(NOW)).toBe(false);
  });

  it.each([
    ['who agreed', aContact('1')],
    ['who left', aContact('1', silent).unsubscribe(NOW)],
    ['who was asked less than thirty days ago', aContact('1', silent).askToOptIn(new Date(days(-30).getTime() + 1))],
  ])('no one who %s', (_, contact) => {
    expect(contact.isNotToBeAsked(NOW)).toBe(true);
  });
});

describe('visits', () => {
  it('are counted in any order of events; the latest is the last visit', () => {
    const visited = aContact('1').visit(days(-1), NOW).visit(days(-9), NOW);
    expect(visited).toMatchObject({ totalVisits: 2, lastVisit: days(-1) });
  });

  it('that are removed leave the previous one as the last visit', () => {
    const visited = aContact('1').visit(days(-9), NOW).visit(days(-1), NOW);
    expect(visited.takeVisitBack(days(-1), days(-9), NOW)).toMatchObject({ totalVisits: 1, lastVisit: days(-9) });
    expect(visited.takeVisitBack(days(-9), null, NOW)).toMatchObject({ totalVisits: 1, lastVisit: days(-1) });
  });

  it('are never fewer than none', () => {
    expect(aContact('1').takeVisitBack(NOW, null, NOW).totalVisits).toBe(0);
  });
});

it('is not born in the future', () => {
  const dateOfBirth = '2026-11-22';
  expect(() => aContact('1', { dateOfBirth })).toThrow(InvalidInput);
  expect(() => aContact('1').edit({ dateOfBirth }, OWN_WORDS, NOW)).toThrow(InvalidInput);
  expect(isPast('2026-11-21', NOW)).toBe(true);
});

it('changes only named fields, and the time of the change', () => {
  const before = aContact('1');
  const after = before.rename('Anna', 'Lee', NOW);
  expect(after).toEqual(Object.assign(aContact('1'), { firstName: 'Anna', updatedAt: NOW }));
  expect(before.updatedAt).toEqual(AGREED_AT);
});

it('has each tag once, as it was spelled first', () => {
  expect(tidyTags([' Regular', 'regular, Vegan', '', 'VEGAN'])).toEqual(['Regular', 'Vegan']);
});

it('is called by name, else by address', () => {
  expect(nameOf(aContact('1'))).toBe('Ana Lee');
  expect(nameOf(aContact('1', { firstName: '', lastName: '' }))).toBe('Ana@guests.example');
  expect(namesOf(' Ana  Maria Lee ')).toEqual({ firstName: 'Ana', lastName: 'Maria Lee' });
});

describe('tags', () => {
  const tagged = (...tags: string[]) => aContact('1', { tags });

  it('are added and removed ignoring case, removals first', () => {
    expect(tagged('Wine', 'kiln').retag(['wine', 'glass'], ['KILN'], NOW)).toMatchObject({
      tags: ['Wine', 'glass'],
      updatedAt: NOW,
    });
    expect(tagged('Wine').retag(['wine'], ['WINE'], NOW).tags).toEqual(['wine']);
  });

  it('leave the contact as it was if nothing changes', () => {
    const contact = tagged('Wine');
    expect(contact.retag(['WINE'], ['kiln'], NOW)).toBe(contact);
  });

  it('are limited to fifty, but can be removed from a contact with more', () => {
    const many = Array.from({ length: 52 }, (_, number) => String(number));
    expect(() => tagged(...many.slice(0, 50)).retag(['more'], [], NOW)).toThrow(InvalidInput);
    expect(tagged(...many).retag([], ['7'], NOW).tags).toHaveLength(51);
  });
});
