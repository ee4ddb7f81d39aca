import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import { restaurant, setRestaurant } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ChatAnswers } from './chat-answers';

interface Answer {
  topic: string;
  reply: string;
  createdBy: string;
  updatedAt: string;
}

const ANSWER: Answer = {
  topic: 'dogs',
  reply: 'Dogs are welcome.',
  createdBy: 'The Owner',
  updatedAt: '2026-11-23T10:00:00.000Z',
};

const RISOTTO = { name: 'Risotto', price: '$21.00', diets: ['vegetarian', 'gluten-free'] };
const MENU = { note: '', glutenFreeBread: '', groups: [{ id: 'primi', category: 'Primi', items: [RISOTTO] }] };

/** Also the facts that the chat answers with. */
const serve = (reply: Parameters<typeof fakeServer>[0]) =>
  fakeServer((call) => {
    if (call.path.endsWith('/menu/shown')) return { body: MENU };
    if (call.path.endsWith('/site-content'))
      return { body: { content: { recommendation: { percent: 0, reviews: 0, platform: '' } } } };
    return reply(call);
  });

async function dogsOf(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Dogs/ }));
  return within(await screen.findByRole('form', { name: 'Dogs' }));
}

it('saves the owner’s answer with the one that was shown, and restores the original', async () => {
  let stored: Answer[] = [ANSWER];
  const calls = serve(({ method }) => {
    if (method === 'DELETE') stored = [];
    return method === 'GET' ? { body: stored } : { status: 204 };
  });
  const { user } = renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  const dogs = await dogsOf(user);
  const text = dogs.getByRole('textbox');
  expect(text).toHaveValue('Dogs are welcome.');
  await user.clear(text);
  await user.type(text, 'Small dogs only.');
  await user.click(dogs.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/admin/chat-answers/dogs',
      body: { reply: 'Small dogs only.', seen: ANSWER.updatedAt },
    });
  });
  await user.type(text, ' Really.');
  await user.click(dogs.getByRole('button', { name: 'Use the original answer' }));
  await waitFor(() => {
    expect(text).toHaveValue(
      `Thinking of bringing a dog? Call (904) 555-0175 first, and we’ll tell you where it can sit.`,
    );
  });
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe(
    `/api/admin/chat-answers/dogs?seen=${encodeURIComponent(ANSWER.updatedAt)}`,
  );
});

it('does not overwrite what someone else saved after typing began', async () => {
  let stored: Answer[] = [ANSWER];
  const calls = serve(({ method }) => (method === 'GET' ? { body: stored } : { status: 409, body: { status: 409 } }));
  const before = renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  const dogs = await dogsOf(before.user);
  await before.user.type(dogs.getByRole('textbox'), ' All day.');
  before.unmount();
  stored = [{ ...ANSWER, reply: 'No dogs, please.', updatedAt: '2026-11-23T11:00:00.000Z' }];
  const { user } = renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  const again = await dogsOf(user);
  expect(again.getByRole('textbox')).toHaveValue('Dogs are welcome. All day.');
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ seen: ANSWER.updatedAt });
  });
  await user.click(again.getByRole('button', { name: 'Discard changes' }));
  expect(again.getByRole('textbox')).toHaveValue('No dogs, please.');
});

it('offers no empty answer to be saved', async () => {
  const calls = serve(() => ({ body: [] }));
  const { user } = renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  const dogs = await dogsOf(user);
  await user.clear(dogs.getByRole('textbox'));
  await user.click(dogs.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter the answer.')).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(dogs.getByRole('button', { name: 'Discard changes' }));
});

it('finds answers by their title and by the words of questions', async () => {
  serve(() => ({ body: [ANSWER] }));
  const { user } = renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  expect(await screen.findByRole('button', { name: /^Wi-Fi/ })).toBeVisible();
  await user.type(screen.getByLabelText('Search answers'), 'Puppy');
  await waitFor(() => {
    expect(screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual([
      'DogsYour answer',
    ]);
  });
  await user.type(screen.getByLabelText('Search answers'), 'xyz');
  expect(await screen.findByText('No answers match.')).toBeVisible();
});

it('marks the topics that have no answer yet, under another name than that of the files', async () => {
  const { address, ...others } = restaurant;
  setRestaurant({ ...others, ...address, name: 'Osteria Brenta' });
  serve(() => ({ body: [] }));
  renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  expect((await screen.findByRole('button', { name: /^Parking/ })).textContent).toBe('ParkingNo answer yet');
  expect(screen.getByRole('button', { name: /^Dogs/ }).textContent).toBe('Dogs');
  setRestaurant(null);
});

it('shows the answers with the dishes of the menu in the office', async () => {
  serve(() => ({ body: [] }));
  const { user } = renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  await user.click(await screen.findByRole('button', { name: /^Gluten-free/ }));
  expect((await screen.findByRole('textbox', { name: 'Answer to Gluten-free' })).textContent).toContain(
    'Primi (Risotto)',
  );
  expect(screen.getByRole('button', { name: /^Sandwiches/ }).textContent).toBe('SandwichesNo answer yet');
});
