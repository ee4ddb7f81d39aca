import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AskFirst } from './ask-first';

it('does nothing before the confirmation, nor at a second Enter', async () => {
  const onConfirm = jest.fn();
  const user = userEvent.setup();
  render(<AskFirst action="Erase" question="Erase all?" yes="Yes, Erase" isBusy={false} onConfirm={onConfirm} />);
  screen.getByRole('button', { name: 'Erase' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keep It', 'Yes, Erase']);
  expect(screen.getByRole('button', { name: 'Keep It' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Erase' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Erase' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
