import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Campaign } from '@/entities/email-marketing/campaigns';
import { addDays, restaurantInstant, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderDialog, renderScreen } from '@/shared/testing';
import { ScheduleCampaignDialog } from './campaign-dialog';

afterEach(() => {
  sessionStorage.clear();
});

it('schedules for a future time, and refuses a past one under its field', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const nothing = () => undefined;
  const campaign = { id: 'c1', name: 'Kiln days' } as Campaign;
  const { user } = renderScreen(
    <ScheduleCampaignDialog role="manager" campaign={campaign} open onClose={nothing} afterClose={nothing} />,
  );
  const choose = async (date: string) => {
    fireEvent.change(await screen.findByLabelText('Send date'), { target: { value: date } });
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
  };
  await choose('2021-03-04');
  expect(await screen.findByText('This time has passed. To send right away, use “Send Now”.')).toBeInTheDocument();
  expect(calls).toEqual([]);
  await choose('2099-03-04');
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'scheduled',
      scheduledDate: '2099-03-04T15:00:00.000Z',
    });
  });
});

it('keeps the date through Escape, and schedules the campaign', async () => {
  const day = addDays(restaurantNow().date, 10);
  const calls = fakeServer(() => ({ body: {} }));
  const campaign = { id: 'c1', name: 'Spring' } as Campaign;
  const { user, open, escape } = renderDialog((control) => (
    <ScheduleCampaignDialog role="manager" campaign={campaign} {...control} />
  ));
  await open();
  fireEvent.change(screen.getByLabelText('Send date'), { target: { value: day } });
  await escape();

  await open();
  expect(screen.getByLabelText('Send date')).toHaveValue(day);
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method !== 'GET')?.body).toMatchObject({
      status: 'scheduled',
      scheduledDate: restaurantInstant(day, '10:00').toISOString(),
    });
  });
});
