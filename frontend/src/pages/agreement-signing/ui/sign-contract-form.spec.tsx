import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SignContractForm } from './agreement-signing-page';

it('names missing fields of an empty form, then signs with the typed name', async () => {
  const calls = fakeServer(() => ({ body: { status: 'signed' } }));
  const { user } = renderScreen(<SignContractForm token="a-token" />);
  await user.click(screen.getByRole('button', { name: 'Sign Agreement' }));
  expect(screen.getByLabelText('Your full name')).toHaveAccessibleDescription(/Type your full name\./);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Agree to sign electronically.');
  expect(calls).toEqual([]);

  await user.type(screen.getByLabelText('Your full name'), 'Zoë Hart');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign Agreement' }));
  await waitFor(() => {
    expect(calls).toMatchObject([{ method: 'POST', body: { name: 'Zoë Hart', consent: true } }]);
  });
});
