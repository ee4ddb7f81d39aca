import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { NewContactDialog } from './new-contact-dialog';

const nothing = () => undefined;

it('asks how somebody agreed as long as they are opted in, from the start', async () => {
  const { user } = renderScreen(<NewContactDialog open onClose={nothing} afterClose={nothing} />);
  expect(await screen.findByLabelText(/^How they agreed/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Email opt-in'));
  await waitFor(() => {
    expect(screen.queryByLabelText(/^How they agreed/)).toBeNull();
  });
});

it('keeps what was typed when it is closed by Esc, until it is added or cancelled', async () => {
  const show = () => renderScreen(<NewContactDialog open onClose={nothing} afterClose={nothing} />);
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
