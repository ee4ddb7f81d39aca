import { replySubject } from './ui/write-message-dialog';

it.each([
  ['Soup', 'Re: Soup'],
  ['Re: Soup', 'Re: Soup'],
  ['RE: Soup', 'RE: Soup'],
  ['Reservation', 'Re: Reservation'],
  ['x'.repeat(200), `Re: ${'x'.repeat(196)}`],
])('answers %.20j under %.20j', (subject, reply) => {
  expect(replySubject(subject)).toBe(reply);
});
