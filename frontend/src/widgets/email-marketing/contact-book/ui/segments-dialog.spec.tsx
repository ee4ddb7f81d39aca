import { screen, waitFor } from '@testing-library/react';
import type { Segment } from '@/entities/email-marketing/segments';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SegmentsDialog } from './segments-dialog';

const SEGMENT: Segment = {
  id: 's1',
  name: 'Regulars',
  description: null,
  tags: [],
  conditions: [],
  isActive: true,
  contactCount: 3,
  reachable: 2,
  createdBy: 'The Owner',
  createdByRole: 'admin',
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-01T15:00:00.000Z',
};

it('never loses the focus while a segment is deleted by keyboard', async () => {
  let rows = [SEGMENT];
  fakeServer(({ method }) => {
    if (method === 'DELETE') rows = [];
    return method === 'DELETE' ? { status: 204 } : { body: rows };
  });
  const nothing = () => undefined;
  const { user } = renderScreen(<SegmentsDialog open onClose={nothing} afterClose={nothing} />);
  (await screen.findByRole('button', { name: 'Delete Regulars' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Delete Regulars' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'New Segment' })).toHaveFocus();
  });
});
