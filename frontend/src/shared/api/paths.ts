import type { components, paths as Described } from './schema.gen';

type Status = components['schemas']['ReservationView']['status'];

/** What a change of a reservation says that it saw. */
interface Expecting {
  expectedStatus?: Status;
}

interface JsonBody<Body> {
  requestBody: { content: { 'application/json': Body } };
}

interface JsonAnswer<Query, Body> {
  get: {
    parameters: Query extends undefined ? object : { query: Query };
    responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': Body } } };
  };
}

type Change<Path extends keyof Described, Method extends keyof Described[Path], Body> = Omit<
  Described[Path],
  Method
> & { [method in Method]: Omit<Described[Path][Method], 'requestBody'> & JsonBody<Body> };

type ChangeReservation = components['schemas']['ChangeReservation'] & Expecting;

export interface TrailEntry {
  id: string;
  type: string;
  occurredAt: string;
  /** null: the guest, on the website */
  by: { id: string; name: string; role: string } | null;
  changes: { field: string; before: unknown; after: unknown }[];
}

interface Ahead {
  '/api/admin/reservations/{id}': Change<'/api/admin/reservations/{id}', 'patch', ChangeReservation>;
  '/api/staff/reservations/{id}': Change<'/api/staff/reservations/{id}', 'patch', ChangeReservation>;
  '/api/staff/reservations/{id}/complete': Change<'/api/staff/reservations/{id}/complete', 'put', Expecting>;
  '/api/staff/reservations/{id}/no-show': Change<'/api/staff/reservations/{id}/no-show', 'put', Expecting>;
  '/api/admin/trail': JsonAnswer<{ subjectType: string; subjectId: string }, TrailEntry[]>;
  '/api/admin/status': JsonAnswer<undefined, { parkedJobs: number; failedMails: number }>;
}

export type paths = Omit<Described, keyof Ahead> & Ahead;
