import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../../../../kernel/domain-error.js';
import { EventListeners, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { MailDelayed, MailTransport, type StoredMail } from '../../../../platform/mail/mail.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { sized } from '../../../../testing/faults/sized.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { OffersService } from '../../domain/offers.service.js';
import type { ReservationStatus } from '../../domain/reservation.js';
import type { ReservationFact } from '../../domain/reservation.events.js';
import { type Change, ReservationsService } from '../../domain/reservations.service.js';
import type { TimeSlot } from '../../domain/time-slot.js';
import { WaitlistService } from '../../domain/waitlist.service.js';
import { REQUEST, STAFF } from '../../testing/in-memory-reservations.js';
import { aMonday } from '../../testing/a-reservation-request.js';
import { MAILS } from '../events/guest-news.js';
import { spokenDate } from './visit-words.js';

const TIMES: readonly TimeSlot[] = ['11:00 AM', '12:30 PM', '2:00 PM'];

const anyTime = fc.constantFrom(...TIMES);
const anyTable = fc.boolean();
const anyPlace = fc.nat({ max: 20 });
const STEPS = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const), isChange: anyTable }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decline' as const), isChange: anyTable }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), isChange: anyTable }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const), isChange: anyTable }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), isChange: anyTable }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), time: anyTime, isChange: anyTable }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), isChange: anyTable }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask for change' as const), time: anyTime }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('offer' as const), time: anyTime }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('take' as const), time: anyTime }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('queue' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave the list' as const) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), place: anyPlace }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver again' as const), place: anyPlace }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deliver and be killed' as const), place: anyPlace }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send' as const), seconds: fc.constantFrom(0, 5, 10, 70) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refuse the next mail' as const) }) },
);
type Step = typeof STEPS extends fc.Arbitrary<infer One> ? One : never;

let app: TestApp;
let transport: MailTransport;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  transport = app.nest.get(MailTransport, { strict: false });
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at)
     select unnest($1::text[]), true, '{}', now() on conflict (id) do update set is_on = true`,
    [['guest-page', 'other-times', 'waiting-list', 'capacity']],
  );
  await app.database.query('delete from waiting_events');
});
afterAll(() => app.stop());

interface State {
  readonly version: number;
  readonly status: ReservationStatus;
  readonly visit: string;
  readonly offeredUntil: string | null;
}
interface Delivery {
  readonly listener: string;
  readonly event: StoredEvent<ReservationFact>;
}

class Restaurant {
  private readonly service = app.nest.get(ReservationsService, { strict: false });
  private readonly offers = app.nest.get(OffersService, { strict: false });
  private readonly waitlist = app.nest.get(WaitlistService, { strict: false });
  private readonly listeners = app.nest.get(EventListeners, { strict: false });
  private readonly jobs = app.nest.get(Jobs, { strict: false });
  private readonly guest = `${randomUUID()}@guests.example`;
  private readonly pending: Delivery[] = [];
  private readonly delivered: Delivery[] = [];
  private refusals = 0;
  private ids: string[] = [];
  private change: string | undefined;
  readonly events: StoredEvent<ReservationFact>[] = [];
  readonly inbox: StoredMail[] = [];

  async open(): Promise<void> {
    app.clock.set(new Date());
    jest.spyOn(transport, 'deliver').mockImplementation((mail) => {
      if (mail.to !== this.guest) return Promise.resolve();
      if (this.refusals-- > 0) return Promise.reject(new MailDelayed('451 later', 'mail'));
      this.inbox.push(mail);
      return Promise.resolve();
    });
    const request = { ...REQUEST, customerEmail: this.guest, preferredDate: aMonday() };
    this.ids = [(await this.service.request(request)).id];
    await this.collect();
  }

  async take(step: Step): Promise<void> {
    try {
      await this.act(step);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    await this.collect();
  }

  /** Delivers all events and sends all emails. */
  async close(): Promise<void> {
    this.refusals = 0;
    while (this.pending.length > 0) await this.deliver(this.pending.shift());
    for (const seconds of [10, 60, 3_600]) await this.send(seconds);
  }

  get tables(): readonly string[] {
    return this.ids;
  }

  private async act(step: Step): Promise<void> {
    const [first = ''] = this.ids;
    const id = ('isChange' in step && step.isChange && this.change) || first;
    switch (step.do) {
      case 'confirm':
        return this.decide(id, { status: 'confirmed', beyondCapacity: true });
      case 'decline':
        return this.decide(id, { status: 'declined' });
      case 'undo':
        await this.service.undo(id, STAFF);
        return;
      case 'reopen':
        return this.decide(id, { status: 'pending' });
      case 'arrive':
        return this.decide(id, { status: 'completed' });
      case 'move':
        return this.decide(id, { booking: { preferredTime: step.time }, beyondCapacity: true });
      case 'cancel':
        await this.service.cancel(id, STAFF);
        return;
      case 'ask for change': {
        const booking = { preferredDate: aMonday(), preferredTime: step.time, partySize: '3', area: null } as const;
        const change = await this.service.requestInsteadOf(await this.service.find(first), {
          ...booking,
          rainPlan: null,
        });
        this.change = change.id;
        this.ids.push(change.id);
        return;
      }
      case 'offer': {
        const { version } = await this.service.find(first);
        const times = [{ preferredDate: aMonday(), preferredTime: step.time }];
        await this.offers.offer(first, times, version, STAFF);
        return;
      }
      case 'take':
        return this.offers.take(first, { preferredDate: aMonday(), preferredTime: step.time });
      case 'queue':
        await this.waitlist.wait(first, false, STAFF);
        return;
      case 'leave the list':
        await this.waitlist.removeFromWaitlist(first, STAFF);
        return;
      case 'deliver':
        return this.deliver(this.pending.splice(step.place % Math.max(1, this.pending.length), 1)[0]);
      case 'deliver again':
        return this.deliver(this.delivered[step.place % Math.max(1, this.delivered.length)]);
      case 'deliver and be killed':
        return this.beKilled(this.pending[step.place % Math.max(1, this.pending.length)]);
      case 'send':
        return this.send(step.seconds);
      case 'refuse the next mail':
        this.refusals = 1;
    }
  }

  private async decide(id: string, change: Change): Promise<void> {
    await this.service.change(id, change, STAFF);
  }

  /** The worker is off; the test makes the deliveries. */
  private async collect(): Promise<void> {
    const rows = await app.database.query<
      { id: string; type: string; subject: string; payload: ReservationFact; at: Date }[]
    >(
      `with taken as (delete from waiting_events returning id)
       select id, type, subject_id as subject, payload, occurred_at as at from taken join events using (id)
       where subject_type = 'reservation' order by id`,
    );
    for (const { id, type, subject, payload, at } of rows) {
      const event = {
        id,
        type,
        subject: { type: 'reservation', id: subject },
        payload,
        by: null,
        occurredAt: at.toISOString(),
      };
      this.events.push(event);
      for (const listener of new Set(Object.values(MAILS) as string[]))
        if (this.listeners.all.find(({ name }) => name === listener)?.types.includes(type))
          this.pending.push({ listener, event });
    }
  }

  private async deliver(delivery: Delivery | undefined): Promise<void> {
    if (!delivery) return;
    await app.database.run(null, () => this.listeners.dispatch(delivery.listener, delivery.event));
    this.delivered.push(delivery);
  }

  private async beKilled(delivery: Delivery | undefined): Promise<void> {
    if (!delivery) return;
    const killed = app.database.run(null, async () => {
      await this.listeners.dispatch(delivery.listener, delivery.event);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
  }

  private async send(seconds: number): Promise<void> {
    app.clock.advance({ seconds });
    const due = await app.database.query<{ id: string }[]>(
      `select distinct mail.id, mail.created_at from outgoing_mails mail join pgboss.job job on job.name = 'mail' and job.data->>'id' = mail.id::text
       where mail.status = 'queued' and mail.recipient = $1 and job.start_after <= $2 order by mail.created_at, mail.id`,
      [this.guest, app.clock.now()],
    );
    for (const { id } of due) await this.jobs.run('mail', { id });
  }
}

/** What an email states about the reservation. */
interface Claim {
  readonly status: 'pending' | 'confirmed' | 'declined';
  readonly kind: string;
  readonly version: number;
  readonly text: string;
}

const STATUS_OF: Readonly<Record<string, Claim['status']>> = {
  'reservation-acknowledgement': 'pending',
  'reservation-place-in-line': 'pending',
  'reservation-offer': 'pending',
  'reservation-confirmation': 'confirmed',
  'reservation-decline': 'declined',
  'reservation-cancellation': 'declined',
};

/** The visit among the facts of an email, which also names what changed: 'Time: 12:30 PM → 1:00 PM'. */
const visitPattern = ({ preferredDate, preferredTime }: ReservationFact) =>
  `^Date: (?:.+ → )?${spokenDate(preferredDate)}\nTime: (?:.+ → )?${preferredTime}$`;

const stateOf = ({ payload }: StoredEvent<ReservationFact>): State => ({
  version: payload.version ?? 0,
  // The guest is not notified of an arrival.
  status: payload.status === 'completed' ? 'confirmed' : (payload.status ?? 'pending'),
  visit: visitPattern(payload),
  offeredUntil: payload.offeredUntil ?? null,
});

function claimOf(
  { kind, key, text }: StoredMail & { kind: string },
  events: Restaurant['events'],
): Claim & { id: string } {
  const event = events.find(({ id }) => key.endsWith(id));
  if (!event) throw new Error(`Nothing has happened of which ${key} could tell.`);
  const status = STATUS_OF[kind] ?? (text.includes('Your table is confirmed.') ? 'confirmed' : 'pending');
  return { id: event.subject.id, status, kind, version: event.payload.version ?? 0, text };
}

function check({ events, inbox, tables }: Restaurant): void {
  const claims = inbox.map((mail) => claimOf(mail, events));
  for (const id of tables) {
    const states = events.filter(({ subject }) => subject.id === id);
    const reported = claims.filter((claim) => claim.id === id);
    const problem = problemOf(states, reported);
    if (problem)
      throw new Error(
        `${problem}\n${stepsInWords(states)}\n${reported.map((one) => `${one.kind} ${String(one.version)}`).join(', ')}`,
      );
  }
}

function problemOf(steps: readonly StoredEvent<ReservationFact>[], reported: readonly Claim[]): string | null {
  const states = steps.map(stateOf);
  const now = states.at(-1);
  const lastType = steps.at(-1)?.type;
  if (!now) return 'never asked for';
  const isTrueOf = (claim: Claim, state: State) =>
    claim.status === state.status &&
    (claim.kind === 'reservation-offer' || new RegExp(state.visit, 'm').test(claim.text));
  const untrue = reported.find((claim) => !states.some((state) => isTrueOf(claim, state)));
  if (untrue) return `never true: ${untrue.kind}`;
  const twice = reported.find((claim, index) => {
    const before = reported[index - 1];
    if (before?.kind !== claim.kind) return false;
    const [from, to] = [before.version, claim.version].toSorted((one, other) => one - other) as [number, number];
    const between = states.filter(({ version }) => version >= from && version <= to);
    return (
      new Set(between.map(({ status, visit, offeredUntil }) => `${status} ${visit} ${String(offeredUntil)}`)).size < 2
    );
  });
  if (twice) return `said twice: ${twice.kind}`;
  // The table that replaced it has its own emails.
  if (steps.some(({ type }) => type === 'reservation.replaced') && now.status === 'declined') return null;
  const last = reported.at(-1);
  if (now.status === 'pending') {
    const wasDecided = reported.some(({ status }) => status !== 'pending');
    if (wasDecided && lastType !== 'reservation.offered') return null;
    return last && isTrueOf(last, now) ? null : 'does not know that the request waits';
  }
  return last && isTrueOf(last, now) ? null : `does not know that it is ${now.status}`;
}

const stepsInWords = (steps: readonly StoredEvent<ReservationFact>[]) =>
  steps.map((step) => `${step.type} ${String(step.payload.version)} ${step.payload.preferredTime}`).join('\n');

it('tells each guest the final state once, however events are delayed, repeated, interrupted or reordered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEPS, { minLength: 4, maxLength: 25 }), async (steps) => {
      const restaurant = new Restaurant();
      await restaurant.open();
      for (const step of steps) await restaurant.take(step);
      await restaurant.close();
      check(restaurant);
    }),
    { numRuns: sized({ short: 30, long: 1_000 }), seed: sized({ short: 20, long: Date.now() }) },
  );
}, 3_600_000);
