import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskFirst } from './ask-first';

it('does nothing before the confirmation, and moves the focus to it', async () => {
  const onConfirm = jest.fn();
  const user = userEvent.setup();
  render(<AskFirst action="Erase" question="Erase all?" yes="Yes, Erase" isBusy={false} onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(screen.getByRole('button', { name: 'Yes, Erase' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep It' }));
  expect(screen.getByRole('button', { name: 'Erase' })).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Erase' }));
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
