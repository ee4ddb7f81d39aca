import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Input, theme } from 'antd';
import { AntdProvider } from '.';
import { palette } from '../theme/palette';

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

it('adds no styles to the page, which the stylesheet has, and still provides the theme', () => {
  const Accent = () => theme.useToken().token.colorPrimary;
  const before = document.querySelectorAll('style').length;
  render(
    <AntdProvider>
      <Button>Save</Button>
      <p>
        <Accent />
      </p>
    </AntdProvider>,
  );
  expect(screen.getByText(palette.teal)).toBeVisible();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
