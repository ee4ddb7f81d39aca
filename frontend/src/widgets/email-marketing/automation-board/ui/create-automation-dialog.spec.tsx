import { screen, waitFor, within } from '@testing-library/react';
import { choose, fakeServer, renderScreen } from '@/shared/testing';
import { CreateAutomationDialog } from './write-automation-dialog';

const nothing = () => undefined;

function begin({ isCounted = true } = {}) {
  const calls = fakeServer(({ method, path }) => {
    if (path.endsWith('/reach')) return isCounted ? { body: { contacts: 7 } } : { status: 503, body: {} };
    return { body: method === 'GET' ? [{ id: 't1', name: 'News', subject: 'Our news', isActive: true }] : {} };
  });
  const view = renderScreen(<CreateAutomationDialog role="manager" open onClose={nothing} afterClose={nothing} />);
  const created = () =>
    calls.filter(({ path, method }) => method === 'POST' && path === '/api/email-automation').map(({ body }) => body);
  return { ...view, created };
}

it('shows recipients and dates before it becomes active', async () => {
  const { user, created } = begin();
  await user.type(await screen.findByLabelText('Automation name'), 'Cake');
  await choose(user, screen.getByLabelText('Trigger'), 'Birthday');
  await choose(user, screen.getByLabelText('Template'), 'News');
  const outlook = within(screen.getByRole('region', { name: 'Reach and timing' }));
  expect(await outlook.findByText('On their birthday, 9:00 AM')).toBeInTheDocument();
  expect(await outlook.findByText('7 contacts now.')).toBeInTheDocument();
  expect(await outlook.findByText('Our news')).toBeInTheDocument();
  expect(screen.getByLabelText('Activate now')).toBeChecked();
  const create = screen.getByRole('button', { name: 'Create Automation' });
  await waitFor(() => {
    expect(create).toBeEnabled();
  });
  await user.click(create);
  await waitFor(() => {
    expect(created()).toMatchObject([{ name: 'Cake', triggerType: 'birthday', isActive: true }]);
  });
});

it('is saved as inactive while its recipients are unknown', async () => {
  const { user, created } = begin({ isCounted: false });
  await user.type(await screen.findByLabelText('Automation name'), 'Cake');
  expect(await screen.findByText('Couldn’t count the audience.')).toBeInTheDocument();
  const create = screen.getByRole('button', { name: 'Create Automation' });
  expect(create).toBeDisabled();
  await user.click(screen.getByLabelText('Activate now'));
  expect(create).toBeEnabled();
  await user.click(create);
  await waitFor(() => {
    expect(created()).toMatchObject([{ name: 'Cake', isActive: false }]);
  });
});
