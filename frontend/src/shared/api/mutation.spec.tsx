import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@/shared/testing';
import { type Mutation, useRestMutation } from './mutation';

const sent: string[] = [];
let arrive: () => void;

const change = (sendsLatest: boolean): Mutation<{ mark: string }> => ({
  send: ({ mark }) => {
    sent.push(mark);
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  },
  sendsLatest,
});

function Marks({ sendsLatest }: { sendsLatest: boolean }) {
  const { send } = useRestMutation(change(sendsLatest));
  return ['read', 'flagged', 'unread'].map((mark) => (
    <button key={mark} type="button" onClick={() => send({ mark })}>
      {mark}
    </button>
  ));
}

beforeEach(() => {
  sent.length = 0;
});

async function press(sendsLatest: boolean) {
  const { user } = renderScreen(<Marks sendsLatest={sendsLatest} />);
  for (const name of ['read', 'read', 'flagged', 'unread']) await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual(['read']);
  arrive();
}

it('sends the latest intent after the one in flight, if the mutation asks for that', async () => {
  await press(true);
  await waitFor(() => {
    expect(sent).toEqual(['read', 'unread']);
  });
});

it('ignores another intent in flight by default, as it may be a second click', async () => {
  await press(false);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(sent).toEqual(['read']);
});
