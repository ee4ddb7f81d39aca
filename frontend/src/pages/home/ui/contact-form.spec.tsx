import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ContactForm } from './contact-section';

const LETTER = { name: 'Amelia Hart', email: 'amelia@guests.example', phone: '', message: 'Is there a high chair?' };

type Reply = Parameters<typeof fakeServer>[0];

async function write(reply: Reply) {
  const calls = fakeServer(reply);
  const { user } = renderScreen(<ContactForm />);
  await user.type(screen.getByLabelText('Name'), LETTER.name);
  await user.type(screen.getByLabelText('Email'), LETTER.email);
  await user.type(screen.getByLabelText('Message'), LETTER.message);
  return { calls, user };
}
const button = (name: string) => screen.getByRole('button', { name });

it('sends the message once, confirms it and clears the form', async () => {
  const answered = Promise.withResolvers<{ status: number; body: unknown }>();
  const { calls, user } = await write(() => answered.promise);
  await user.dblClick(button('Send Message'));
  expect(button('Sending...')).toBeDisabled();
  answered.resolve({ status: 201, body: LETTER });
  expect(await screen.findByText('Message sent!')).toBeInTheDocument();
  expect(screen.getByText("Thank you for contacting us. We'll get back to you soon.")).toBeInTheDocument();
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/contact', body: LETTER }]);
  expect(calls[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('asks for missing fields and sends nothing', async () => {
  const calls = fakeServer(() => ({ status: 201 }));
  const { user } = renderScreen(<ContactForm />);
  await user.type(screen.getByLabelText('Name'), 'Amelia');
  await user.click(button('Send Message'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Amelia');
  expect(calls).toEqual([]);
});

it('requires a plausible address', async () => {
  const { calls, user } = await write(() => ({ status: 201 }));
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'amelia');
  await user.click(button('Send Message'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(calls).toEqual([]);
});

it('requires enough digits of a phone number', async () => {
  const { calls, user } = await write(() => ({ status: 201 }));
  await user.type(screen.getByLabelText(/^Phone/), 'abc');
  await user.click(button('Send Message'));
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(
    'Enter a phone number with at least 7 digits, or leave it empty.',
  );
  expect(calls).toEqual([]);
});

it('keeps the text when the server refuses, and shows why', async () => {
  const detail = 'Too many attempts. Please wait 30 seconds and try again.';
  const { calls, user } = await write(() => ({ status: 429, body: { status: 429, detail } }));
  await user.click(button('Send Message'));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue(LETTER.message);
  expect(calls).toHaveLength(1);
});

it('retries once without a network, under the same key, and keeps the text', async () => {
  const { calls, user } = await write(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(button('Send Message'));
  await waitFor(
    () => {
      expect(screen.getByText('Failed to send message. Please try again.')).toBeInTheDocument();
    },
    { timeout: 3000 },
  );
  await user.click(button('Send Message'));
  await waitFor(
    () => {
      expect(calls).toHaveLength(4);
    },
    { timeout: 3000 },
  );
  expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(screen.getByLabelText('Message')).toHaveValue(LETTER.message);
});
