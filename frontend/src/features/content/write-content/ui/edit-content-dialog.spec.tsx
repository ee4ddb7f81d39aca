import { screen, waitFor } from '@testing-library/react';
import { addDays, restaurantNow } from '@/entities/restaurant';
import type { ScheduledContent } from '@/entities/scheduled-content';
import { fakeServer, renderScreen } from '@/shared/testing';
import { EditContentDialog } from './edit-content-dialog';

const inDays = (days: number) => `${addDays(restaurantNow().date, days)}T00:00:00.000Z`;
const CONTENT: Partial<ScheduledContent> = {
  id: 'c1',
  title: 'Menu',
  contentType: 'blog_post',
  content: 'Soup',
  status: 'draft',
  priority: 'medium',
  scheduledDate: inDays(9),
  approvalDeadline: inDays(5),
  tags: [],
  notes: null,
  updatedAt: '2026-11-20T15:00:00.000Z',
};
const nothing = () => undefined;

afterEach(() => {
  sessionStorage.clear();
});

it('warns that another person has changed the content, and replaces it only when saved again', async () => {
  const calls = fakeServer(({ method, body }) =>
    method === 'PATCH' && 'expectedUpdatedAt' in (body as object)
      ? { status: 409, body: { status: 409, detail: 'Another person has changed this.' } }
      : { body: method === 'PATCH' ? CONTENT : {} },
  );
  const done = jest.fn();
  const { user } = renderScreen(
    <EditContentDialog content={CONTENT as ScheduledContent} open onClose={done} afterClose={nothing} />,
  );
  await user.type(await screen.findByLabelText(/^Title/), ' of spring');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Saving again replaces their changes with yours/)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Menu of spring');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(done).toHaveBeenCalled();
  });
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { title: 'Menu of spring', expectedStatus: 'draft', expectedUpdatedAt: CONTENT.updatedAt },
    { title: 'Menu of spring', expectedStatus: 'draft' },
  ]);
});
