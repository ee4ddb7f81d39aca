import type { Actor } from '../../../kernel/actor.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { aContactForm } from '../testing/an-enquiry.js';
import { InMemoryEnquiryRepository } from '../testing/in-memory-enquiry.repository.js';
import {
  type ContactForm,
  type ContactMessage,
  EnquiriesService,
  type GiftCardDetails,
  Inbox,
} from './enquiries.service.js';

const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const NOW = new Date('2026-11-21T15:00:00Z');
const LETTER: ContactForm = { name: 'Ingrid', email: 'ingrid@guests.example', phone: null, message: 'Do you ship?' };
const ANSWER = { subject: 'Re: yours', message: 'We do.' };

let transaction: InMemoryTransaction;
let enquiries: InMemoryEnquiryRepository;
let messages: ContactMessage[];
let outbox: InMemoryOutbox;
let inbox: Inbox;
let service: EnquiriesService;
const ids = new CountedIds();
beforeEach(() => {
  const clock = new SettableClock();
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  enquiries = new InMemoryEnquiryRepository(transaction);
  messages = [];
  outbox = new InMemoryOutbox(transaction);
  inbox = new Inbox(enquiries, outbox);
  const add = (message: ContactMessage) =>
    transaction.write({ isStillPossible: () => true, apply: () => messages.push(message) });
  service = new EnquiriesService({ add }, enquiries, inbox, transaction, outbox, clock, ids);
});

async function saveEnquiry(changes: object = {}): Promise<string> {
  const id = ids.next();
  await inbox.load({ ...aContactForm(id, NOW), ...changes }, false);
  return id;
}

it('stores a message, adds it to the inbox as unread, and notifies the owner', async () => {
  const message = await service.receive(LETTER);
  expect(messages).toEqual([message]);
  expect(message).toMatchObject({ ...LETTER, createdAt: NOW });
  expect(enquiries.all).toMatchObject([{ id: message.id, kind: 'contact', data: LETTER, isRead: false, answers: [] }]);
  expect(outbox.events).toMatchObject([
    { type: 'enquiry.received', subject: { type: 'enquiry', id: message.id }, payload: { kind: 'contact' } },
  ]);
  expect(transaction.actors).toEqual([null]);
});

it('adds a gift card request to the inbox with all its details, and notifies the owner', async () => {
  const request: GiftCardDetails = {
    name: 'Ingrid',
    email: 'ingrid@guests.example',
    phone: null,
    amount: '50',
    recipient: 'Ada',
    address: null,
    message: 'For her birthday',
  };
  const { id } = await service.requestGiftCard(request);
  expect(enquiries.all).toMatchObject([
    { id, kind: 'gift', name: 'Ingrid', data: request, isRead: false, createdAt: NOW },
  ]);
  expect(outbox.events).toMatchObject([{ type: 'enquiry.received', payload: { kind: 'gift' } }]);
});

it('records no event for existing messages', async () => {
  await saveEnquiry();
  expect(outbox.events).toEqual([]);
});

it('is marked as read or unread by a person', async () => {
  const id = await saveEnquiry();
  expect(await service.mark(id, true, OWNER)).toMatchObject({ isRead: true });
  expect(await service.mark(id, false, OWNER)).toMatchObject({ isRead: false });
  expect(transaction.actors.at(-1)).toBe(OWNER);
});

describe('an answer', () => {
  it('is stored after earlier ones, marks the inquiry as read, and is recorded with its recipient', async () => {
    const id = await saveEnquiry();
    await service.answer(id, ANSWER, OWNER);
    await service.answer(id, { ...ANSWER, message: 'And to Norway.' }, OWNER);
    const sent = { sentAt: NOW.toISOString(), sentBy: OWNER.name };
    expect(enquiries.all).toMatchObject([
      {
        isRead: true,
        answers: [
          { ...ANSWER, ...sent },
          { message: 'And to Norway.', ...sent },
        ],
      },
    ]);
    expect(outbox.events).toMatchObject([
      { type: 'enquiry.answered', payload: { email: 'ingrid@guests.example', answer: ANSWER } },
      { type: 'enquiry.answered', payload: { answer: { message: 'And to Norway.' } } },
    ]);
  });

  it('is not possible without an address', async () => {
    const id = await saveEnquiry({ email: '' });
    await expect(service.answer(id, ANSWER, OWNER)).rejects.toThrow('This inquiry came without an email address.');
    expect(enquiries.all).toMatchObject([{ isRead: false, answers: [] }]);
    expect(outbox.events).toEqual([]);
  });

  it('to what does not exist is refused', async () => {
    await expect(service.answer(ids.next(), ANSWER, OWNER)).rejects.toThrow('There is no such inquiry.');
  });
});
