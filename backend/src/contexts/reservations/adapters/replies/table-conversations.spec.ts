import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import { TableConversations } from './reply-intake.js';

const clock = new SettableClock();
clock.set(new Date('2026-11-21T15:00:00Z'));
const links = new SignedLinks(['a secret of the server'], clock);
const conversations = new TableConversations(links);
const OURS = `<0.${conversations.nameOf('table-1', '2026-11-24')}@bistro.example>`;
const others = (count: number) => Array.from({ length: count }, (_, index) => `<${String(index)}@mail.example>`);

it('finds the table among the Message-IDs that a reply names', () => {
  expect(conversations.reservationIn([...others(5), OURS, ...others(5)].join(' '))).toBe('table-1');
  expect(conversations.reservationIn(others(5).join(' '))).toBeNull();
});

it('checks at most twenty signatures, however many Message-IDs an email contains', () => {
  const read = jest.spyOn(links, 'read');
  expect(conversations.reservationIn([...others(100_000), OURS].join(' '))).toBe('table-1');
  expect(conversations.reservationIn(others(100_000).join(' '))).toBeNull();
  expect(read.mock.calls.length).toBeLessThanOrEqual(40);
});
