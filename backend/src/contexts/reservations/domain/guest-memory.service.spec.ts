import {
  aReservation,
  REQUESTED_AT,
  FLORIDA,
  InMemoryReservations,
  REQUEST,
  STAFF,
} from '../testing/in-memory-reservations.js';
import { ERASED_GUEST, type GuestLine, type GuestMemory, guestMemory, NoGuestMemory, NOTHING } from './guest-memory.js';
import { GuestMemoryService } from './guest-memory.service.js';
import type { GuestPageService } from './guest-page.service.js';
import type { GuestMemories } from './ports.js';
import type { Reservation } from './reservation.js';
import { ReservationNotFound } from './reservation.errors.js';

const GUEST = 'amelia@guests.example';
/** Late evening of the day before in Florida. */
const NOW = new Date('2026-11-22T03:00:00Z');
const TODAY = '2026-11-21';
const LINE: GuestLine = { text: 'Likes the window', notedBy: STAFF.name, notedAt: REQUESTED_AT };

class InMemoryGuestMemories implements GuestMemories {
  readonly rows = new Map<string, GuestMemory>();
  /** Days of queries, and times of erasures. */
  readonly times: (string | Date)[] = [];

  constructor(private readonly setup: InMemoryReservations) {}

  ofOpenRequests(today: string) {
    return Promise.all(
      this.setup.reservations.all.map(async ({ id }) => ({ id, ...(await this.ofRequest(id, today)) })),
    );
  }

  async ofRequest(id: string, today: string) {
    return this.ofAddress((await this.setup.reservations.get(id)).customerEmail ?? '', today);
  }

  isToBeCalled() {
    return Promise.resolve(false);
  }

  ofAddress(address: string, today: string) {
    this.times.push(today);
    return Promise.resolve(this.of(address));
  }

  async write(address: string, line: GuestLine | null, insteadOf: string | null) {
    const memory = this.of(address);
    if ((memory.line?.text ?? null) !== insteadOf) return false;
    await this.apply(() => this.rows.set(address, { ...memory, line }));
    return true;
  }

  forget(address: string, now: Date) {
    this.times.push(now);
    return this.apply(() => this.rows.delete(address));
  }

  private of(address: string) {
    return this.rows.get(address) ?? NOTHING;
  }

  private apply(apply: () => void) {
    return this.setup.transaction.write({ isStillPossible: () => true, apply });
  }
}

let setup: InMemoryReservations;
let memories: InMemoryGuestMemories;
let rows: InMemoryGuestMemories['rows'];
let mailed: Reservation | null;
let service: GuestMemoryService;
beforeEach(() => {
  setup = new InMemoryReservations();
  setup.clock.set(NOW);
  setup.options.switchOn(guestMemory);
  memories = new InMemoryGuestMemories(setup);
  ({ rows } = memories);
  mailed = null;
  const pages: Pick<GuestPageService, 'mailedTable'> = { mailedTable: () => Promise.resolve(mailed) };
  const { reservations, options, transaction, outbox, clock } = setup;
  service = new GuestMemoryService(
    memories,
    reservations,
    pages as GuestPageService,
    options,
    transaction,
    outbox,
    FLORIDA,
    clock,
  );
});

const readByGuest = async () =>
  mailed && service.ofGuest({ reservation: mailed, isMailed: true, options: await setup.options.getAll() });

async function saveReservation(guest: Partial<Pick<Reservation, 'customerEmail'>> = {}) {
  const reservation = Object.assign(aReservation(setup.ids.next(), 'confirmed', REQUESTED_AT), guest);
  await setup.reservations.add(reservation);
  return reservation;
}
const remember = (memory: Partial<GuestMemory>) => rows.set(GUEST, { ...NOTHING, ...memory });
const lineOf = (address: string) => rows.get(address)?.line ?? null;

/** Guests who can have no note, because no one could read or erase it. */
const NOBODY = [
  ['without an address', null],
  ['who was erased', ERASED_GUEST.email],
] as const;

describe('the restaurant', () => {
  it('reads what it remembers, of the restaurant’s day', async () => {
    remember({ visits: 3, line: LINE });
    const { id } = await saveReservation();
    expect(await service.ofRequest(id)).toEqual({
      visits: 3,
      telephoneUntil: null,
      line: LINE,
      otherLines: [],
      canNote: true,
    });
    expect(await service.ofOpenRequests()).toMatchObject([{ id, visits: 3 }]);
    expect(memories.times).toEqual([TODAY, TODAY]);
  });

  it.each(NOBODY)('may note nothing about a guest %s', async (_, customerEmail) => {
    const { id } = await saveReservation({ customerEmail });
    expect(await service.ofRequest(id)).toMatchObject({ canNote: false });
    await expect(service.note(id, 'Likes the window', null, STAFF)).rejects.toBeInstanceOf(NoGuestMemory);
    expect([[...rows.keys()], setup.outbox.events]).toEqual([[], []]);
  });

  it('stores a note with its author, but puts its text in no event', async () => {
    const { id } = await saveReservation();
    await service.note(id, 'Likes the window', null, STAFF);
    expect(lineOf(GUEST)).toEqual({ ...LINE, notedAt: NOW });
    expect(setup.outbox.events).toMatchObject([
      { type: 'reservation.guest-noted', subject: { id, name: REQUEST.customerName } },
    ]);
    expect(JSON.stringify(setup.outbox.events)).not.toContain('window');
    expect(setup.transaction.actors.at(-1)).toBe(STAFF);
  });

  it('removes the note', async () => {
    remember({ visits: 3, line: LINE });
    const { id } = await saveReservation();
    await service.note(id, null, LINE.text, STAFF);
    expect(rows.get(GUEST)).toMatchObject({ visits: 3, line: null });
    expect(setup.outbox.types).toEqual(['reservation.guest-noted']);
  });

  it.each([null, 'Another line'])('writes over no line that it was not shown (%s)', async (insteadOf) => {
    remember({ line: LINE });
    const { id } = await saveReservation();
    await expect(service.note(id, 'Has a dog', insteadOf, STAFF)).rejects.toThrow(
      'Someone else changed this note. Please review it.',
    );
    expect([lineOf(GUEST), setup.outbox.events]).toEqual([LINE, []]);
  });

  it('leaves a note and its author as they are when it is sent unchanged', async () => {
    const line = { ...LINE, notedBy: null };
    remember({ line });
    const { id } = await saveReservation();
    await service.note(id, LINE.text, LINE.text, STAFF);
    expect([lineOf(GUEST), setup.outbox.events]).toEqual([line, []]);
  });

  it('asks for a request that there is', async () => {
    const id = setup.ids.next();
    await expect(service.ofRequest(id)).rejects.toBeInstanceOf(ReservationNotFound);
    await expect(service.note(id, 'Has a dog', null, STAFF)).rejects.toBeInstanceOf(ReservationNotFound);
  });
});

describe('a guest, with the link from an email', () => {
  it.each<Partial<GuestMemory>>([{ visits: 1 }, { telephoneUntil: '2027-11-20' }, { line: LINE }])(
    'reads what is stored, even if it is only %j',
    async (memory) => {
      mailed = await saveReservation();
      remember(memory);
      expect(await readByGuest()).toEqual({ ...NOTHING, ...memory });
      expect(memories.times).toEqual([TODAY]);
    },
  );

  it('reads nothing where nothing is remembered', async () => {
    mailed = await saveReservation();
    expect(await readByGuest()).toBeNull();
  });

  it('reads nothing with a link that was not emailed', async () => {
    remember({ visits: 1 });
    const reservation = await saveReservation();
    const options = await setup.options.getAll();
    expect(await service.ofGuest({ reservation, isMailed: false, options })).toBeNull();
  });

  it('replaces the note with their own words, without an author', async () => {
    mailed = await saveReservation();
    remember({ visits: 3, line: LINE });
    await service.correct('token', 'Likes the shade', LINE.text);
    expect(lineOf(GUEST)).toEqual({ text: 'Likes the shade', notedBy: null, notedAt: NOW });
    expect(setup.outbox.types).toEqual(['reservation.guest-corrected']);
    expect(JSON.stringify(setup.outbox.events)).not.toContain('shade');
    expect(setup.transaction.actors.at(-1)).toBeNull();
  });

  it('corrects only the note that the page showed', async () => {
    mailed = await saveReservation();
    remember({ line: LINE });
    await expect(service.correct('token', 'Likes the shade', 'Another line')).rejects.toThrow(
      'Someone else changed this note. Please review it.',
    );
    expect([lineOf(GUEST), setup.outbox.events]).toEqual([LINE, []]);
  });

  it('is erased, and no one else', async () => {
    mailed = await saveReservation();
    remember({ visits: 3, line: LINE });
    rows.set('other@guests.example', NOTHING);
    await service.erase('token');
    expect([...rows.keys()]).toEqual(['other@guests.example']);
    expect(memories.times).toEqual([NOW]);
    expect(setup.outbox.types).toEqual(['reservation.guest-forgotten']);
    expect(setup.transaction.actors.at(-1)).toBeNull();
  });

  it.each(NOBODY)('is not identified %s', async (_, customerEmail) => {
    mailed = await saveReservation({ customerEmail });
    rows.set(String(customerEmail), { ...NOTHING, visits: 3, line: LINE });
    await expectNothing();
    expect(lineOf(String(customerEmail))).toEqual(LINE);
  });
});

it('reads and erases nothing with a link that was not emailed', async () => {
  remember({ visits: 3, line: LINE });
  await expectNothing();
  expect(rows.get(GUEST)).toMatchObject({ visits: 3, line: LINE });
});

it('is off for staff and guests until the owner turns it on', async () => {
  mailed = await saveReservation();
  remember({ visits: 3, line: LINE });
  setup.options.switchOff(guestMemory);
  expect(await service.ofOpenRequests()).toEqual([]);
  expect(await service.ofRequest(mailed.id)).toEqual({ ...NOTHING, canNote: false });
  await expect(service.note(mailed.id, 'Has a dog', LINE.text, STAFF)).rejects.toBeInstanceOf(NoGuestMemory);
  await expectNothing();
  expect(lineOf(GUEST)).toEqual(LINE);
});

async function expectNothing() {
  expect(await readByGuest()).toBeNull();
  await expect(service.correct('token', 'Likes the shade', LINE.text)).rejects.toBeInstanceOf(NoGuestMemory);
  await expect(service.erase('token')).rejects.toBeInstanceOf(NoGuestMemory);
  expect(setup.outbox.events).toEqual([]);
}
