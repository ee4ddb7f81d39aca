import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { AntdProvider } from '.';

it("keeps a busy button's name and focus, and ignores a second press", async () => {
  const send = jest.fn();
  const press = jest.fn();
  const form = (loading: boolean) => (
    <AntdProvider>
      <form action={send}>
        <Button htmlType="submit" loading={loading} onClick={press}>
          Save
        </Button>
      </form>
    </AntdProvider>
  );
  const { rerender } = render(form(false));
  await userEvent.tab();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
