import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';
import type { EnquiryRepository } from '../domain/enquiries.service.js';
import { aContactForm } from './an-enquiry.js';

interface Subject {
  readonly enquiries: EnquiryRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

const AT = new Date('2026-11-21T15:00:00.123Z');
const ANSWER = { subject: 'Re: yours', message: 'We do.', sentAt: '2026-11-22T15:00:00.000Z', sentBy: 'The Owner' };

/** What every keeper of enquiries promises the domain. */
export function enquiryRepositoryContract(subject: () => Subject): void {
  const unit = <T>(work: () => Promise<T>) => subject().transaction.run(null, work);
  const unread = () => ({ ...aContactForm(subject().ids.next(), AT), isRead: false, answers: [] });

  it.each(['add', 'load'] as const)('returns what was given to %s, with its current state', async (how) => {
    const { enquiries } = subject();
    const enquiry = unread();
    await enquiries[how](enquiry);
    expect(await enquiries.get(enquiry.id)).toEqual(enquiry);
    await unit(async () => {
      const before = await enquiries.get(enquiry.id);
      await enquiries.save(before, { ...before, isRead: true, answers: [ANSWER] });
    });
    expect(await enquiries.get(enquiry.id)).toEqual({ ...enquiry, isRead: true, answers: [ANSWER] });
  });

  it('does not find an unknown enquiry', async () => {
    await expect(subject().enquiries.get(subject().ids.next())).rejects.toThrow('There is no such inquiry.');
  });

  it('refuses to save what someone else has changed since it was read', async () => {
    const { enquiries } = subject();
    const { id } = unread();
    await enquiries.add({ ...unread(), id });
    const stale = await enquiries.get(id);
    await unit(async () => {
      const before = await enquiries.get(id);
      await enquiries.save(before, { ...before, answers: [ANSWER] });
    });
    const late = unit(() => enquiries.save(stale, { ...stale, isRead: true }));
    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    expect(await enquiries.get(id)).toMatchObject({ isRead: false, answers: [ANSWER] });
  });
}
