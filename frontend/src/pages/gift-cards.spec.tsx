import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { RequestGiftCardForm } from './gift-cards';

it('names missing fields of an empty form, then sends what was typed', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '7', amount: '50' } }));
  const requested = jest.fn();
  const { user } = renderScreen(<RequestGiftCardForm onRequested={requested} />);
  await user.click(screen.getByRole('button', { name: 'Request This Gift Card' }));
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Enter your name.');
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Amount in dollars')).toHaveAccessibleDescription(/Choose an amount\./);
  expect(calls).toEqual([]);

  await user.type(screen.getByLabelText('Your name'), 'Amelia Hart');
  await user.type(screen.getByLabelText('Email'), 'amelia@guests.example');
  await user.selectOptions(screen.getByLabelText('Amount in dollars'), '50');
  await user.type(screen.getByLabelText(/^Who is it for\?/), 'Sam');
  await user.click(screen.getByRole('button', { name: 'Request This Gift Card' }));
  await waitFor(() => {
    expect(requested).toHaveBeenCalled();
  });
  expect(calls).toMatchObject([
    {
      path: '/api/gift-card-requests',
      body: { name: 'Amelia Hart', email: 'amelia@guests.example', phone: '', amount: '50', recipient: 'Sam' },
    },
  ]);
});
