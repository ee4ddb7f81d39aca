import { screen, waitFor } from '@testing-library/react';
import { keepLocalRecord, readLocalRecord } from '@/entities/session';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SwitchPerson } from './switch-person';

const ANA = { id: '0198a000-0000-7000-8000-000000000001', name: 'Ana Lima' };
const BEN = { id: '0198a000-0000-7000-8000-000000000002', name: 'Ben Okafor' };
const MANY = Array.from({ length: 30 }, (_, index) => ({ id: `p${String(index)}`, name: `Person ${String(index)}` }));

interface Reply {
  status?: number;
  body?: unknown;
}

function show(people: readonly object[], answer: () => Reply = () => ({ body: BEN }), currentId?: string) {
  const onSwitched = jest.fn();
  const calls = fakeServer(({ method }) => (method === 'GET' ? { body: { people } } : answer()));
  const view = renderScreen(<SwitchPerson currentId={currentId} onSwitched={onSwitched} />, {
    at: '/staff/dashboard',
    elsewhere: { '/staff/login': <p>The login page</p> },
  });
  return { ...view, onSwitched, calls };
}

const pinOf = (name: string) => screen.findByLabelText(`PIN of ${name}`);

afterEach(() => {
  localStorage.clear();
});

it('signs in the chosen person with their PIN, and forgets the one before', async () => {
  keepLocalRecord('staff', ANA);
  localStorage.setItem('service-days/2026-11-27/tables', '[{"customerName":"Amelia Hart"}]');
  const { user, calls, onSwitched } = show([ANA, BEN], undefined, ANA.id);
  await user.click(await screen.findByRole('button', { name: 'Ben Okafor' }));
  expect(await pinOf('Ben Okafor')).toHaveFocus();
  await user.type(await pinOf('Ben Okafor'), '4826{Enter}');
  await waitFor(() => {
    expect(onSwitched).toHaveBeenCalledTimes(1);
  });
  expect(calls.at(-1)).toMatchObject({ path: '/api/shared-tablet/switch', body: { staffId: BEN.id, pin: '4826' } });
  expect(readLocalRecord('staff')).toEqual(BEN);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Amelia');
});

it('offers everyone but the person who is signed in', async () => {
  show([ANA, ...MANY], undefined, ANA.id);
  expect(await screen.findAllByRole('button')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Ana Lima' })).toBeNull();
});

it('says how staff get a PIN if no one else has one', async () => {
  show([ANA], undefined, ANA.id);
  expect(await screen.findByText(/No one else has a PIN yet/)).toBeInTheDocument();
});

it('says that a PIN was wrong, and takes the next one from an empty field', async () => {
  const message = 'Wrong PIN. 4 tries left.';
  let isRight = false;
  const { user, onSwitched } = show([BEN], () =>
    isRight ? { body: BEN } : { status: 400, body: { status: 400, errors: [{ field: 'pin', message }] } },
  );
  await user.click(await screen.findByRole('button', { name: 'Ben Okafor' }));
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(await screen.findByText('Enter your PIN.')).toBeInTheDocument();
  await user.type(await pinOf('Ben Okafor'), '9021{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await pinOf('Ben Okafor')).toHaveValue('');
  expect(onSwitched).not.toHaveBeenCalled();
  isRight = true;
  await user.type(await pinOf('Ben Okafor'), '4826{Enter}');
  await waitFor(() => {
    expect(onSwitched).toHaveBeenCalledTimes(1);
  });
});

it('leads to the login page after too many wrong PINs', async () => {
  const detail = 'Too many wrong PINs. Sign in with your email and password.';
  const { user } = show([BEN], () => ({ status: 403, body: { type: '/problems/pin-locked', status: 403, detail } }));
  await user.click(await screen.findByRole('button', { name: 'Ben Okafor' }));
  await user.type(await pinOf('Ben Okafor'), '9021{Enter}');
  expect(await screen.findByText(detail)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('The login page')).toBeInTheDocument();
});

it('goes back to the names', async () => {
  const { user } = show([ANA, BEN]);
  await user.click(await screen.findByRole('button', { name: 'Ben Okafor' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Ana Lima' })).toBeInTheDocument();
});

it('shows whose changes are not sent yet', async () => {
  const change = { id: 'c', name: 'decide', intent: {}, tappedAt: 0 };
  localStorage.setItem(`kept-changes/${ANA.id}/waiting/page`, JSON.stringify([change, change]));
  show([ANA, BEN]);
  expect(await screen.findByRole('button', { name: 'Ana Lima 2 changes aren’t sent' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ben Okafor' })).toBeInTheDocument();
});

it('says that the PIN could not be checked without a connection', async () => {
  const { user } = show([BEN], () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(await screen.findByRole('button', { name: 'Ben Okafor' }));
  await user.type(await pinOf('Ben Okafor'), '4826{Enter}');
  expect(await screen.findByText(/Couldn’t check the PIN/)).toBeInTheDocument();
});
