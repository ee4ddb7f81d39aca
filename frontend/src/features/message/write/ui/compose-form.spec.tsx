import { screen, waitFor } from '@testing-library/react';
import { choose, fakeServer, renderScreen } from '@/shared/testing';
import { ComposeForm } from './compose-form';

beforeEach(() => {
  sessionStorage.clear();
});

function show(role: 'admin' | 'manager', answer: object = { status: 201, body: {} }) {
  const calls = fakeServer(({ method }) => (method === 'GET' ? { body: [{ id: 'ana', name: 'Ana' }] } : answer));
  const view = renderScreen(<ComposeForm role={role} />, { at: `/${role}/dashboard` });
  return { ...view, sent: () => calls.filter(({ method }) => method === 'POST') };
}

it.each([
  ['manager', 'The Owner (Admin)', { receiverId: 'admin', receiverType: 'admin', receiverName: 'The Owner' }],
  ['admin', 'Ana', { receiverId: 'ana', receiverType: 'staff', receiverName: 'Ana' }],
] as const)('sends what the %s writes to %s, by e-mail too when ticked', async (role, name, receiver) => {
  const { user, sent } = show(role);
  await choose(user, screen.getByLabelText('Recipient'), name);
  await user.type(screen.getByLabelText('Subject'), 'Soup');
  await user.type(screen.getByLabelText('Message'), 'Is out');
  await user.click(screen.getByLabelText('Also send it by email'));
  await user.click(screen.getByRole('button', { name: 'Send Email' }));
  expect((await screen.findAllByText('Message sent')).length).toBeGreaterThan(0);
  expect(sent()[0]?.body).toEqual({ ...receiver, subject: 'Soup', content: 'Is out', byEmail: true });
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('reports a missing field, and sends nothing', async () => {
  const { user, sent } = show('manager');
  await user.click(screen.getByRole('button', { name: 'Send Email' }));
  expect((await screen.findAllByText(/fill in all required fields and select a recipient/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Missing information').length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Recipient')).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('keeps the text when sending fails', async () => {
  const first = show('manager', { status: 500, body: { status: 500 } });
  await choose(first.user, screen.getByLabelText('Recipient'), 'Ana');
  await first.user.type(screen.getByLabelText('Subject'), 'Soup');
  await first.user.type(screen.getByLabelText('Message'), 'Is out');
  await first.user.click(screen.getByRole('button', { name: 'Send Email' }));
  expect((await screen.findAllByText('Failed to send message')).length).toBeGreaterThan(0);
  expect(screen.getByText('Something went wrong')).toBeInTheDocument();
  first.unmount();
  show('manager');
  await waitFor(() => {
    expect(screen.getByLabelText('Message')).toHaveValue('Is out');
  });
});

it('keeps what is typed while sending', async () => {
  let arrive: (answer: object) => void = () => undefined;
  const { user, sent } = show('manager', new Promise<object>((resolve) => (arrive = resolve)));
  await choose(user, screen.getByLabelText('Recipient'), 'Ana');
  await user.type(screen.getByLabelText('Subject'), 'Soup');
  await user.type(screen.getByLabelText('Message'), 'Is out');
  await user.click(screen.getByRole('button', { name: 'Send Email' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  await user.type(screen.getByLabelText('Message'), ' until six');
  arrive({ status: 201, body: {} });
  expect((await screen.findAllByText('Message sent')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Message')).toHaveValue('Is out until six');
});

it('asks for another recipient when the one of the draft has left', async () => {
  sessionStorage.setItem(
    'draft/manager/compose',
    JSON.stringify({ receiverId: 'ben', subject: 'Soup', content: 'Is out', byEmail: false }),
  );
  const { user, sent } = show('manager');
  expect(screen.getByLabelText('Subject')).toHaveValue('Soup');
  await user.click(screen.getByRole('button', { name: 'Send Email' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Recipient')).toHaveAccessibleDescription('Choose a recipient.');
  });
  expect(screen.getByLabelText('Recipient')).toHaveFocus();
  expect(sent()).toEqual([]);
});
