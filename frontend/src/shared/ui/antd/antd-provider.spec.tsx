import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { AntdProvider } from '.';

it('names the button next to a password "Show password", pressed or not', async () => {
  render(
    <AntdProvider>
      <Input.Password aria-label="Password" />
    </AntdProvider>,
  );
  const button = screen.getByRole('button', { name: 'Show password', pressed: false });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBe(button);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});
