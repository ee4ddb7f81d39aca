import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { RequestPlanForm } from './request-plan-form';

beforeEach(() => {
  localStorage.clear();
});

it('names missing fields of an empty form, keeps typing across a reload, and sends it', async () => {
  const calls = fakeServer(() => ({ status: 201, body: {} }));
  const requested = jest.fn();
  const form = <RequestPlanForm plan="essential" onRequested={requested} />;
  const { user, unmount } = renderScreen(form);
  const send = () => user.click(screen.getByRole('button', { name: /^Get Started with / }));
  await send();
  expect(screen.getByLabelText(/^Business Name/)).toHaveAccessibleDescription('Enter the name of your business.');
  expect(screen.getByLabelText(/^Contact Email/)).toHaveAccessibleDescription('Enter your email address.');
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText(/^Business Name/), 'Lightkeeper Coffee');
  await user.type(screen.getByLabelText('Questions'), 'How soon?');
  await user.type(screen.getByLabelText(/^Contact Phone/), '555-010');
  await send();
  expect(screen.getByLabelText(/^Contact Phone/)).toHaveAccessibleDescription(
    'Enter a phone number with at least 7 digits, or leave it empty.',
  );
  await user.clear(screen.getByLabelText(/^Contact Phone/));
  expect(calls).toEqual([]);
  unmount();

  renderScreen(form);
  expect(screen.getByLabelText(/^Business Name/)).toHaveValue('Lightkeeper Coffee');
  await user.type(screen.getByLabelText(/^Contact Email/), 'ada@clients.example');
  await send();
  await waitFor(() => {
    expect(requested).toHaveBeenCalled();
  });
  expect(calls).toMatchObject([
    {
      path: '/api/plan-consultation',
      body: { businessName: 'Lightkeeper Coffee', contactEmail: 'ada@clients.example', questions: 'How soon?' },
    },
  ]);
  expect(screen.getByLabelText(/^Business Name/)).toHaveValue('');
});
