import { screen } from '@testing-library/react';
import { setNewsletter } from '@/entities/newsletter';
import { fakeServer, renderScreen } from '@/shared/testing';
import { NewsletterPage } from './newsletter';

const MESSAGE = 'Almost done: open the link in the email.';

beforeEach(() => {
  setNewsletter(true);
});

it('asks for an email address, and says what to do next', async () => {
  const calls = fakeServer(() => ({ body: { message: MESSAGE } }));
  const { user } = renderScreen(<NewsletterPage hasArchive={false} />);
  const signUp = screen.getByRole('button', { name: 'Sign Up' });
  await user.click(signUp);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('Email'), 'ana@guests.example');
  await user.click(signUp);
  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Please check your inbox' })).toHaveFocus();
  expect(calls).toMatchObject([{ path: '/api/newsletter-signups', body: { email: 'ana@guests.example', name: '' } }]);
});

it('shows the server’s error, and keeps what was typed', async () => {
  fakeServer(() => ({ status: 400, body: { status: 400, errors: [{ field: 'name', message: 'Too long.' }] } }));
  const { user } = renderScreen(<NewsletterPage hasArchive={false} />);
  await user.type(screen.getByLabelText('Email'), 'ana@guests.example');
  await user.type(screen.getByLabelText(/^Your name/), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Too long.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@guests.example');
});

it('has no form while the newsletter is off', () => {
  setNewsletter(false);
  renderScreen(<NewsletterPage hasArchive={false} />);
  expect(screen.getByText('There is no newsletter right now.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
