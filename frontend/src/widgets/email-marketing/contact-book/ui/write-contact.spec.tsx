import { screen, waitFor } from '@testing-library/react';
import type { Contact } from '@/entities/email-marketing/contacts';
import { fakeServer, fill, renderScreen } from '@/shared/testing';
import { NEW_CONTACT, WriteContactDialog } from './write-contact';

const CONTACT: Partial<Contact> = {
  id: 'c1',
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@guests.example',
  phone: null,
  dateOfBirth: null,
  tags: [],
  emailOptIn: false,
  smsOptIn: false,
  preferredContactMethod: 'email',
  notes: null,
  status: 'active',
  suppressed: null,
  consent: null,
  optInAskedAt: null,
  otherAddresses: [],
  totalVisits: 0,
  lastVisit: null,
  source: 'website',
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
};

const nothing = () => undefined;

afterEach(() => {
  sessionStorage.clear();
});

it('warns that another person has changed the contact, and replaces that only when saved again', async () => {
  const calls = fakeServer(({ method, body }) =>
    method === 'PUT' && 'expectedUpdatedAt' in (body as object)
      ? { status: 409, body: { status: 409, detail: 'Another person has changed this contact.' } }
      : { body: [] },
  );
  const done = jest.fn();
  const { user } = renderScreen(
    <WriteContactDialog contact={CONTACT as Contact} open onClose={done} afterClose={nothing} />,
  );
  await fill(user, await screen.findByLabelText(/^Notes/), 'Likes the window');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/Saving again replaces their changes with yours/)).toBeVisible();
  expect(done).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(done).toHaveBeenCalled();
  });
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { notes: 'Likes the window', expectedUpdatedAt: CONTACT.updatedAt },
    { notes: 'Likes the window' },
  ]);
});

it('asks how they agreed once their email changes', async () => {
  const calls = fakeServer(() => ({ body: [] }));
  const contact = { ...CONTACT, emailOptIn: true } as Contact;
  const done = jest.fn();
  const { user } = renderScreen(<WriteContactDialog contact={contact} open onClose={done} afterClose={nothing} />);
  const email = await screen.findByLabelText(/^Email$/);
  expect(screen.queryByLabelText(/^How they agreed/)).not.toBeInTheDocument();
  await fill(user, email, 'new@guests.example');
  await fill(user, await screen.findByLabelText(/^How they agreed/), 'On the phone');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(done).toHaveBeenCalled();
  });
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    email: 'new@guests.example',
    emailOptIn: true,
    consentWording: 'On the phone',
    expectedUpdatedAt: CONTACT.updatedAt,
  });
});

it('asks how someone agreed while they are opted in, from the start', async () => {
  const { user } = renderScreen(<WriteContactDialog contact={undefined} open onClose={nothing} afterClose={nothing} />);
  expect(await screen.findByLabelText(/^How they agreed/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Email opt-in'));
  await waitFor(() => {
    expect(screen.queryByLabelText(/^How they agreed/)).toBeNull();
  });
});

it('keeps typing when closed by Esc, until it is added or canceled', async () => {
  const show = () =>
    renderScreen(<WriteContactDialog contact={undefined} open onClose={nothing} afterClose={nothing} />);
  const first = show();
  await first.user.type(await screen.findByLabelText('First name'), 'Ana');
  await first.user.keyboard('{Escape}');
  first.unmount();
  const second = show();
  expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
  await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
  second.unmount();
  show();
  expect(await screen.findByLabelText('First name')).toHaveValue('');
});

it('restores what was typed before a release that stores it in another form', async () => {
  const show = () =>
    renderScreen(<WriteContactDialog contact={undefined} open onClose={nothing} afterClose={nothing} />);
  sessionStorage.setItem('draft/manager/contact/new', JSON.stringify({ ...NEW_CONTACT, firstName: 'Ana' }));
  const { user, unmount } = show();
  expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
  expect(screen.getByText('Unsaved changes restored.')).toBeVisible();
  await user.type(screen.getByLabelText('Last name'), 'Lee');
  unmount();
  show();
  expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
  expect(screen.getByLabelText('Last name')).toHaveValue('Lee');
});

it('refuses a phone number with too few digits before anything is sent', async () => {
  const calls = fakeServer(() => ({ body: [] }));
  const { user } = renderScreen(<WriteContactDialog contact={undefined} open onClose={nothing} afterClose={nothing} />);
  await user.type(await screen.findByLabelText(/^Phone/), 'abc');
  await user.click(screen.getByRole('button', { name: 'Add Contact' }));
  expect(await screen.findByText('Enter a phone number with at least 7 digits, or leave it empty.')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
