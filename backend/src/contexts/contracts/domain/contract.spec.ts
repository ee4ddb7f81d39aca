import { AGREEMENT, aContract, SIGNATURE, TERMS } from '../testing/a-contract.js';
import { AlreadyDecided, type Contract, CONTRACT_STATUSES, type ContractStatus, NotSent } from './contract.js';

const SENT = new Date('2026-11-21T15:00:00Z');
const LATER = new Date('2026-11-22T15:00:00Z');
const days = (number: number) => new Date(SENT.getTime() + number * 86_400_000);
const a = (status: ContractStatus) => aContract('1', status, SENT);

it('is saved with the agreement as it was written, and open', () => {
  expect(a('saved')).toMatchObject({ ...TERMS, ...AGREEMENT, status: 'saved', sentAt: null, signature: null });
});

describe.each<[ContractStatus, (contract: Contract) => Contract]>([
  ['sent', (contract) => contract.send(LATER)],
  ['signed', (contract) => contract.sign(SIGNATURE, LATER)],
  ['declined', (contract) => contract.decline('No', LATER)],
])('becomes %s', (to, become) => {
  const REFUSAL = {
    saved: to === 'sent' ? null : NotSent,
    sent: null,
    signed: AlreadyDecided,
    declined: AlreadyDecided,
  };

  it.each(CONTRACT_STATUSES)('from %s only where that is possible', (from) => {
    const refusal = REFUSAL[from];
    if (refusal) expect(() => become(a(from))).toThrow(refusal);
    else expect(become(a(from))).toMatchObject({ ...TERMS, ...AGREEMENT, status: to });
  });
});

it('stores who signed it and when, or the reason for declining', () => {
  expect(a('sent').sign(SIGNATURE, LATER)).toMatchObject({ signature: SIGNATURE, decidedAt: LATER });
  expect(a('sent').decline('No', LATER)).toMatchObject({ declineReason: 'No', signature: null, decidedAt: LATER });
});

it('is sent nowhere without an address', () => {
  expect(() => aContract('1', 'saved', SENT, { clientEmail: null }).send(LATER)).toThrow(
    'This agreement has no client email address. Save a version with one, then send it.',
  );
});

describe('its link', () => {
  it('is good for thirty days, from the last sending on', () => {
    expect(a('sent').linkExpiresAt()).toEqual(days(30));
    expect(a('sent').send(days(7)).linkExpiresAt()).toEqual(days(37));
  });

  it('does not exist before it was sent', () => {
    expect(() => a('saved').linkExpiresAt()).toThrow(NotSent);
  });
});

describe('a reminder', () => {
  it('is due after three days and after ten, but not a third time', () => {
    const sent = a('sent');
    const first = sent;
    const second = sent.remind();
    const third = sent.remind().remind();
    expect([first.isToBeReminded(new Date(days(3).getTime() - 1)), first.isToBeReminded(days(3))]).toEqual([
      false,
      true,
    ]);
    expect([second.isToBeReminded(new Date(days(10).getTime() - 1)), second.isToBeReminded(days(10))]).toEqual([
      false,
      true,
    ]);
    expect(third.isToBeReminded(days(29))).toBe(false);
  });

  it('starts again when the contract is resent', () => {
    const again = a('sent').remind().remind().send(days(20));
    expect([again.isToBeReminded(days(22)), again.isToBeReminded(days(23))]).toEqual([false, true]);
  });

  it.each(['saved', 'signed', 'declined'] as const)('is not sent for a %s contract', (status) => {
    expect(a(status).isToBeReminded(days(5))).toBe(false);
  });
});
