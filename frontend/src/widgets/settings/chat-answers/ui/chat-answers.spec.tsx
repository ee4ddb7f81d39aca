import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ChatAnswers } from '..';

it('saves the owner’s answer with the one that was shown, and restores the original', async () => {
  const answer = {
    topic: 'dogs',
    reply: 'Dogs are welcome.',
    createdBy: 'The Owner',
    updatedAt: '2026-11-23T10:00:00.000Z',
  };
  const calls = fakeServer(({ method }) => (method === 'GET' ? { body: [answer] } : { status: 204 }));
  const { user } = renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  const dogs = await screen.findByRole('form', { name: /^dog, / });
  const text = within(dogs).getByRole('textbox');
  expect(text).toHaveValue('Dogs are welcome.');
  await user.clear(text);
  await user.type(text, 'Small dogs only.');
  await user.click(within(dogs).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/admin/chat-answers/dogs',
      body: { reply: 'Small dogs only.', seen: answer.updatedAt },
    });
  });
  await user.click(within(dogs).getByRole('button', { name: 'Use the original answer' }));
  await waitFor(() => {
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

it('offers no empty answer to be saved', async () => {
  const calls = fakeServer(() => ({ body: [] }));
  const { user } = renderScreen(<ChatAnswers />, { at: '/admin/chat' });
  const dogs = await screen.findByRole('form', { name: /^dog, / });
  await user.clear(within(dogs).getByRole('textbox'));
  await user.click(within(dogs).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter the answer.')).toBeVisible();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});
