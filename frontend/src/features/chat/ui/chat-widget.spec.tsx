import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { ChatWidget, enlivenChat, readChatWords } from '..';

beforeAll(enlivenChat);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openChat() {
  renderScreen(<ChatWidget words={readChatWords()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open chat' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Ask / }));
  return {
    log: dialog.getByRole('log', { name: 'Messages' }),
    input: dialog.getByLabelText('Your question'),
    send: dialog.getByRole('button', { name: 'Send' }),
  };
}

const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('appends the question immediately, clears the input, and answers after a second', async () => {
  const { log, input, send } = openChat();
  expect(input).toHaveFocus();
  type(input, '  How much is the soup? ');
  fireEvent.click(send);
  expect(log).toHaveTextContent('You: How much is the soup?');
  expect(input).toHaveValue('');
  await wait(999);
  expect(log).not.toHaveTextContent('Tomato Basil');
  await wait(1);
  expect(log).toHaveTextContent('Our soup is Tomato Basil: $6 a cup, $9 a bowl.');
});

it('sends with Enter, and ignores an empty question', async () => {
  const { log, input, send } = openChat();
  expect(send).toBeDisabled();
  type(input, '   ');
  expect(send).toBeDisabled();
  fireEvent.submit(input);
  await wait(1000);
  expect(log.children).toHaveLength(1);
  type(input, 'hello');
  expect(send).toBeEnabled();
  fireEvent.submit(input);
  await wait(1000);
  expect(log.children).toHaveLength(3);
});

it('answers two quick questions in their order', async () => {
  const { log, input } = openChat();
  type(input, 'beer');
  fireEvent.submit(input);
  await wait(500);
  type(input, 'parking');
  fireEvent.submit(input);
  await wait(1000);
  expect(log.children).toHaveLength(5);
  expect(log.lastChild).toHaveTextContent(/metered street parking/);
});

it('prefills the input with the quick buttons, without sending', () => {
  const { log, input } = openChat();
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

it('shows the time of its greeting, which is when it was first opened', () => {
  jest.setSystemTime(new Date('2026-11-24T17:05:00Z'));
  const { log } = openChat();
  expect(log).toHaveTextContent('12:05 PM');
  jest.setSystemTime(new Date('2026-11-24T17:09:00Z'));
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open chat' }));
  expect(log).toHaveTextContent('12:05 PM');
});

it('closes with Escape, returns the focus and keeps the conversation', async () => {
  const { input } = openChat();
  type(input, 'wine');
  fireEvent.submit(input);
  type(input, 'and');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Open chat' });
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await wait(1000);
  fireEvent.click(toggle);
  expect(screen.getByRole('log')).toHaveTextContent('Signature wines are $12-14 by the glass');
  expect(screen.getByLabelText('Your question')).toHaveValue('and');
});
