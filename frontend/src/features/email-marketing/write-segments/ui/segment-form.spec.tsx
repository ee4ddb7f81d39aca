import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SegmentForm } from './segment-form';

it('shows an estimate until very many contacts are counted', async () => {
  const counts = [
    { contactCount: 783_000, reachable: 537_000, isEstimate: true },
    { contactCount: 782_606, reachable: 536_573, isEstimate: false },
  ];
  const calls = fakeServer(({ path }) =>
    path.endsWith('/count') ? { body: counts.length > 1 ? counts.shift() : counts[0] } : { body: [] },
  );
  renderScreen(<SegmentForm segment={null} onDone={() => undefined} />);
  expect(await screen.findByText('About 780,000 contacts, 540,000 of them may be mailed')).toBeInTheDocument();
  const counted = await screen.findByText('782,606 contacts, 536,573 of them may be mailed', {}, { timeout: 10_000 });
  expect(counted).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});
