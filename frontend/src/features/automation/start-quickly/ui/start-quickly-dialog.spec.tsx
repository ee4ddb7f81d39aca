import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { StartQuicklyDialog } from './start-quickly-dialog';

const nothing = () => undefined;

function show(automations: object[]) {
  const calls = fakeServer(({ method }) => ({ body: method === 'GET' ? automations : {} }));
  const view = renderScreen(
    <StartQuicklyDialog role="manager" kind="birthday" title="Birthday" open onClose={nothing} afterClose={nothing} />,
  );
  return { ...view, calls };
}

it('names what answers the same trigger already, and asks whether another is wanted', async () => {
  const { user, calls } = show([
    { id: 'a1', name: 'A wish', triggerType: 'birthday', isActive: true },
    { id: 'a2', name: 'Cake', triggerType: 'birthday', isActive: false },
    { id: 'a3', name: 'Hello', triggerType: 'new_contact', isActive: true },
  ]);
  expect(
    await screen.findByText('This trigger is answered by ‘A wish’ and ‘Cake’ (paused) already.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start Another' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'birthday' });
  });
});

it('starts the first one as it is', async () => {
  const { calls } = show([{ id: 'a3', name: 'Hello', triggerType: 'new_contact', isActive: true }]);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(await screen.findByRole('button', { name: 'Start' })).toBeEnabled();
  expect(screen.queryByText(/This trigger/)).toBeNull();
});
