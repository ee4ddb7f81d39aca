import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { DeliveryStatus } from './delivery-status';

it.each([
  [{ failedMails: 1, parkedJobs: 0 }, '1 mail could not be sent.'],
  [{ failedMails: 0, parkedJobs: 2 }, '2 notifications wait for a repair.'],
  [{ failedMails: 3, parkedJobs: 1 }, '3 mails could not be sent.1 notification waits for a repair.'],
])('tells the owner of %j', async (body, sentence) => {
  fakeServer(() => ({ body }));
  renderScreen(<DeliveryStatus />);
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
});

it('says nothing when everything went out', async () => {
  const calls = fakeServer(() => ({ body: { failedMails: 0, parkedJobs: 0 } }));
  const { client } = renderScreen(<DeliveryStatus />);
  await screen.findByText(
    (_, element) => element?.tagName === 'BODY' && calls.length === 1 && client.isFetching() === 0,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
