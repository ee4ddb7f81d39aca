import {
  assignTables,
  type BoardRole,
  changeOf,
  markLeft,
  optimisticFields,
  readNow,
  type Reservation,
  reservationQueries,
  standingLabel,
} from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { type Mutation, useRestMutation } from '@/shared/api';

interface Assignment {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** As typed; '' removes them. */
  tables: string;
  /** Those that were shown while offline. Online, the latest change wins, and others see it immediately. */
  expectedTables?: string;
}

const assign = (role: BoardRole): Mutation<Assignment> => ({
  send: ({ id, guest: _, ...tables }) => assignTables(role, id, tables),
  failed: () => ({ title: 'Couldn’t save the tables', description: 'Please try again' }),
  invalidates: [reservationQueries.all(), activityQueries.all()],
  optimisticUpdate: ({ id, tables }) => optimisticFields(role, id, { tables: tables || null }),
  offline: {
    name: `${role}/assign-tables`,
    describe: ({ guest, tables }) => ({ step: tables ? `Table ${tables}` : 'No table', about: guest }),
    meets: async (assignment, _, signal) => {
      const now = await readNow(role, assignment.id, signal);
      if (!now) return { there: 'Deleted', instead: undefined };
      const { expectedTables: expected } = assignment;
      if (expected === undefined || expected === (now.tables ?? ''))
        return { there: standingLabel(now), instead: undefined };
      const there = `${standingLabel(now)}, ${now.tables === null ? 'no table' : `table ${now.tables}`}`;
      return { there, instead: { ...assignment, expectedTables: now.tables ?? '' } };
    },
  },
});

export const tableAssignments = { admin: assign('admin'), staff: assign('staff') };

export const useAssignTables = (role: BoardRole, id: Reservation['id']) =>
  useRestMutation({ ...tableAssignments[role], of: changeOf(id), sendsLatest: true });

interface Departure {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** False if the party is still here. */
  hasLeft: boolean;
}

const mark = (role: BoardRole): Mutation<Departure> => ({
  send: ({ id, hasLeft }) => markLeft(role, id, hasLeft),
  done: ({ guest, hasLeft }) => ({
    title: hasLeft ? 'Table is free' : 'Reservation updated',
    subject: `${guest} ${hasLeft ? 'has left' : 'is still here'}`,
  }),
  undoneBy: (departure) => (departure.hasLeft ? { ...departure, hasLeft: false } : undefined),
  failed: () => ({ title: 'Update failed', description: 'Please try again' }),
  invalidates: [reservationQueries.all(), activityQueries.all()],
  optimisticUpdate: ({ id, hasLeft }) =>
    optimisticFields(role, id, { leftAt: hasLeft ? new Date().toISOString() : null }),
  offline: {
    name: `${role}/mark-left`,
    describe: ({ guest, hasLeft }) => ({ step: hasLeft ? 'Left' : 'Still here', about: guest }),
    meets: async ({ id }, _, signal) => {
      const now = await readNow(role, id, signal);
      return { there: now ? standingLabel(now) : 'Deleted', instead: undefined };
    },
  },
});

export const departures = { admin: mark('admin'), staff: mark('staff') };

export const useMarkLeft = (role: BoardRole, id: Reservation['id']) =>
  useRestMutation({ ...departures[role], of: changeOf(id) });
