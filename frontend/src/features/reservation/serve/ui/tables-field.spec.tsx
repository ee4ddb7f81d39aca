import { act, screen, waitFor } from '@testing-library/react';
import { aReservation } from '@/entities/reservation/testing/a-reservation';
import { fakeServer, renderScreen } from '@/shared/testing';
import { tableAssignments } from '../api';
import { TablesField } from './tables-field';

const goes = (name: 'online' | 'offline') => {
  act(() => {
    window.dispatchEvent(new Event(name));
  });
};

it('replaces any tables while online, and only the shown ones after an offline time', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const party = aReservation({ id: '7', status: 'confirmed', tables: '4' });
  const { user } = renderScreen(<TablesField role="staff" reservation={party} shortcut="t" />);
  const field = screen.getByRole('textbox', { name: 'Tables of Amelia Hart' });
  await user.clear(field);
  await user.type(field, '5{Enter}');
  await user.tab();
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  goes('offline');
  await user.clear(field);
  await user.type(field, '21{Enter}');
  await user.tab();
  goes('online');
  await waitFor(() => {
    expect(calls.map(({ body }) => body)).toEqual([{ tables: '5' }, { tables: '21', expectedTables: '4' }]);
  });
});

it('offers to replace the tables that someone else has given the party since', async () => {
  fakeServer(() => ({ body: aReservation({ status: 'confirmed', tables: '9' }) }));
  const assignment = { id: '1', guest: 'Amelia Hart', tables: '21', expectedTables: '' };
  const { meets } = tableAssignments.staff.offline ?? {};
  expect(await meets?.(assignment, '', new AbortController().signal)).toEqual({
    there: 'Confirmed, table 9',
    instead: { ...assignment, expectedTables: '9' },
  });
});
