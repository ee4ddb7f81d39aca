import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { RequirementsForm } from './build-report';

afterEach(() => localStorage.clear());

it('keeps the notes whether saving fails or succeeds', async () => {
  let reply: { status: number; body?: unknown } = { status: 500 };
  const calls = fakeServer(() => reply);
  const { user } = renderScreen(<RequirementsForm>Cards</RequirementsForm>);
  await user.type(screen.getByLabelText('Client Requests'), 'A gallery');
  await user.type(screen.getByLabelText('What Comes First'), 'The menu');
  const save = screen.getByRole('button', { name: 'Save Requirements' });
  await user.click(save);
  expect(await screen.findByText('Failed to save requirements. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Client Requests')).toHaveValue('A gallery');

  reply = { status: 201, body: { id: '1' } };
  await user.click(save);
  expect(await screen.findByText('Requirements Saved!')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    path: '/api/build-requirements',
    body: { clientRequests: 'A gallery', priorities: 'The menu', budget: '' },
  });
  expect(screen.getByLabelText('What Comes First')).toHaveValue('The menu');
});

it('requires no field', async () => {
  fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user } = renderScreen(<RequirementsForm>Cards</RequirementsForm>);
  await user.click(screen.getByRole('button', { name: 'Save Requirements' }));
  expect(await screen.findByText('Requirements Saved!')).toBeVisible();
});
