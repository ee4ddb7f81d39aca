import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { ChatWidget } from '..';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function openChat() {
  renderScreen(<ChatWidget />);
  fireEvent.click(await screen.findByRole('button', { name: 'Open chat' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ask / }));
  return {
    log: dialog.getByRole('log', { name: 'Messages' }),
    input: dialog.getByLabelText('Your question'),
    send: dialog.getByRole('button', { name: 'Send' }),
  };
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const wait = (milliseconds: number) => {
  act(() => jest.advanceTimersByTime(milliseconds));
};

it('appends the question at once, clears the input, and answers after a second', async () => {
  const { log, input, send } = await openChat();
  expect(input).toHaveFocus();
  type(input, '  How much is the soup? ');
  fireEvent.click(send);
  expect(log).toHaveTextContent('You: How much is the soup?');
  expect(input).toHaveValue('');
  wait(999);
  expect(log).not.toHaveTextContent('Tomato Basil');
  wait(1);
  expect(log).toHaveTextContent('Our soup is Tomato Basil: $6 a cup, $9 a bowl.');
});

it('sends with Enter, and never what is empty', async () => {
  const { log, input, send } = await openChat();
  expect(send).toBeDisabled();
  type(input, '   ');
  expect(send).toBeDisabled();
  fireEvent.submit(input);
  wait(1000);
  expect(log.children).toHaveLength(1);
  type(input, 'hello');
  expect(send).toBeEnabled();
  fireEvent.submit(input);
  wait(1000);
  expect(log.children).toHaveLength(3);
});

it('answers two quick questions in their order', async () => {
  const { log, input } = await openChat();
  type(input, 'beer');
  fireEvent.submit(input);
  wait(500);
  type(input, 'parking');
  fireEvent.submit(input);
  wait(1000);
  expect(log.children).toHaveLength(5);
  expect(log.lastChild).toHaveTextContent(/metered street parking/);
});

it('prefills the input with the quick buttons, without sending', async () => {
  const { log, input } = await openChat();
  const quick = screen.getByRole('group', { name: 'Quick questions' });
  expect(
    within(quick)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Hours', 'Menu', 'Location', 'Reserve']);
  fireEvent.click(within(quick).getByRole('button', { name: 'Location' }));
  expect(input).toHaveValue('Where are you located?');
  expect(input).toHaveFocus();
  expect(log.children).toHaveLength(1);
});

it('closes with Escape, gives the focus back and remembers the conversation', async () => {
  const { input } = await openChat();
  type(input, 'wine');
  fireEvent.submit(input);
  type(input, 'and');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Open chat' });
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  wait(1000);
  fireEvent.click(toggle);
  expect(screen.getByRole('log')).toHaveTextContent('Signature wines are $12-14 by the glass');
  expect(screen.getByLabelText('Your question')).toHaveValue('and');
});
