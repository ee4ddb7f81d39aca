import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { PlanReportPage } from '../index';

beforeEach(() => localStorage.clear());

it('starts with the premium plan, and the button names the chosen one', async () => {
  const { user } = renderScreen(<PlanReportPage />);
  expect(screen.getByRole('button', { name: 'Get Started with Complete Digital Presence' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Select This Plan' }));
  expect(screen.getByRole('button', { name: 'Selected Plan' })).toHaveAccessibleDescription('Essential Presence');
  expect(screen.getByRole('button', { name: 'Get Started with Essential Presence' })).toBeEnabled();
  expect(screen.getAllByText('Available when ready to expand')).toHaveLength(2);
});

it('keeps the chosen plan across a reload until it is sent', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const first = renderScreen(<PlanReportPage />);
  await first.user.click(screen.getByRole('button', { name: 'Select This Plan' }));
  first.unmount();
  const { user, unmount } = renderScreen(<PlanReportPage />);
  await user.type(screen.getByLabelText('Business Name *'), 'Casa Ada');
  await user.type(screen.getByLabelText('Contact Email *'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Get Started with Essential Presence' }));
  expect(await screen.findByText('Plan Interest Submitted!')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ selectedTier: 'essential' });
  unmount();
  renderScreen(<PlanReportPage />);
  expect(screen.getByRole('button', { name: 'Get Started with Complete Digital Presence' })).toBeEnabled();
});

it('asks for name and address; a failure shows why and keeps what was typed', async () => {
  let reply: { status: number; body?: unknown } = { status: 500 };
  const calls = fakeServer(() => reply);
  const { user } = renderScreen(<PlanReportPage />);
  const submit = screen.getByRole('button', { name: /^Get Started with/ });
  await user.type(screen.getByLabelText('Business Name *'), 'Casa Ada');
  await user.click(submit);
  expect(await screen.findByText('Please fill in your business name and email address.')).toBeVisible();
  expect(calls).toHaveLength(0);

  await user.type(screen.getByLabelText('Contact Email *'), 'ada@example');
  await user.click(submit);
  expect(screen.getByLabelText('Contact Email *')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(calls).toHaveLength(0);

  await user.clear(screen.getByLabelText('Contact Email *'));
  await user.type(screen.getByLabelText('Contact Email *'), 'zoë@bistro.example');
  await user.click(submit);
  expect(await screen.findByText('Failed to submit. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Business Name *')).toHaveValue('Casa Ada');

  reply = { status: 201, body: { id: '1' } };
  await user.click(submit);
  expect(await screen.findByText('Plan Interest Submitted!')).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ businessName: 'Casa Ada', selectedTier: 'premium', questions: '' });
  expect(screen.getByLabelText('Business Name *')).toHaveValue('');
});
