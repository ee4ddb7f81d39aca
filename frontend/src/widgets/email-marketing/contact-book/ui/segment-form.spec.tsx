import { screen, waitFor } from '@testing-library/react';
import type { Segment } from '@/entities/email-marketing/segments';
import { choose, chosenIn, fakeServer, fill, renderScreen } from '@/shared/testing';
import { SegmentForm } from './segment-form';

afterEach(() => {
  sessionStorage.clear();
});

const aSegment = (): Segment => ({
  id: 's1',
  name: 'Regulars',
  description: null,
  tags: ['wine'],
  isActive: true,
  conditions: [{ field: 'totalVisits', operator: 'at_least', value: 5 }],
  contactCount: 3,
  reachable: 2,
  createdBy: 'The Owner',
  createdByRole: 'admin',
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-01T15:00:00.000Z',
});

it('keeps a new segment with its conditions when the form closes, until it is discarded', async () => {
  fakeServer(() => ({ body: { contactCount: 3, reachable: 2, isEstimate: false } }));
  const done = jest.fn();
  const first = renderScreen(<SegmentForm segment={null} onDone={done} />);
  await fill(first.user, screen.getByLabelText('Name'), 'Regulars');
  await first.user.click(screen.getByRole('button', { name: 'Add Condition' }));
  await choose(first.user, screen.getByLabelText('Field of condition 1'), 'Birthday');
  first.unmount();

  const second = renderScreen(<SegmentForm segment={null} onDone={done} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Regulars');
  expect(chosenIn(screen.getByLabelText('Field of condition 1'))).toContain('Birthday');
  await second.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(done).toHaveBeenCalled();
  second.unmount();

  renderScreen(<SegmentForm segment={null} onDone={done} />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.queryByLabelText('Field of condition 1')).toBeNull();
});

it('has its buttons in the order of all dialogs: back first, the likely step last', () => {
  fakeServer(() => ({ body: { contactCount: 3, reachable: 2, isEstimate: false } }));
  renderScreen(<SegmentForm segment={null} onDone={() => undefined} />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(['Back', 'Create Segment']);
});

it('shows an estimate until very many contacts are counted', async () => {
  const counts = [
    { contactCount: 783_000, reachable: 537_000, isEstimate: true },
    { contactCount: 782_606, reachable: 536_573, isEstimate: false },
  ];
  const calls = fakeServer(({ path }) =>
    path.endsWith('/count') ? { body: counts.length > 1 ? counts.shift() : counts[0] } : { body: [] },
  );
  renderScreen(<SegmentForm segment={null} onDone={() => undefined} />);
  expect(await screen.findByText('About 780,000 contacts, 540,000 can be emailed')).toBeInTheDocument();
  const counted = await screen.findByText('782,606 contacts, 536,573 can be emailed', {}, { timeout: 10_000 });
  expect(counted).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

it('sends only changed fields', async () => {
  const segment = aSegment();
  const calls = fakeServer(() => ({ body: { contactCount: 3, reachable: 2, isEstimate: false } }));
  const done = jest.fn();
  const { user } = renderScreen(<SegmentForm segment={segment} onDone={done} />);
  await user.type(screen.getByLabelText('Name'), ' of ours');
  await user.click(screen.getByRole('button', { name: 'Save Segment' }));
  await waitFor(() => {
    expect(done).toHaveBeenCalled();
  });
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ name: 'Regulars of ours', expectedUpdatedAt: segment.updatedAt }]);
});

it('counts once when typing pauses, not with each letter', async () => {
  const calls = fakeServer(() => ({ body: { contactCount: 3, reachable: 2, isEstimate: false } }));
  const { user } = renderScreen(<SegmentForm segment={null} onDone={() => undefined} />);
  await screen.findByText(/^3 contacts/);
  await fill(user, screen.getByLabelText(/^Tags/), 'wine, glass');
  const counted = () => calls.filter(({ path }) => path.endsWith('/count')).map(({ body }) => body);
  await waitFor(() => {
    expect(counted().at(-1)).toMatchObject({ tags: ['wine', 'glass'] });
  });
  expect(counted()).toHaveLength(2);
});

it('counts contacts for a chosen field, which starts with the first month', async () => {
  const calls = fakeServer(() => ({ body: { contactCount: 3, reachable: 2, isEstimate: false } }));
  const { user } = renderScreen(<SegmentForm segment={null} onDone={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Add Condition' }));
  await choose(user, screen.getByLabelText('Field of condition 1'), 'Birthday');
  await waitFor(() => {
    expect(calls.at(-1)?.body).toMatchObject({ conditions: [{ field: 'birthdayMonth', value: 1 }] });
  });
});

it("shows the server's error about conditions until one of them changes", async () => {
  const detail = 'Condition 1 compares with a number from 0 to 100000.';
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail };
  fakeServer(({ path }) =>
    path.endsWith('/count')
      ? { body: { contactCount: 3, reachable: 2, isEstimate: false } }
      : { status: 400, body: { ...problem, errors: [{ field: 'conditions', message: detail }] } },
  );
  const { user } = renderScreen(<SegmentForm segment={null} onDone={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Add Condition' }));
  await user.click(screen.getByRole('button', { name: 'Create Segment' }));
  expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
  await fill(user, screen.getByLabelText('Name'), 'Regulars');
  await user.type(screen.getByLabelText('Value of condition 1'), '100001');
  await user.click(screen.getByRole('button', { name: 'Create Segment' }));
  const sentence = () => screen.queryByText(detail, { selector: 'form *' });
  await waitFor(() => {
    expect(sentence()).toBeInTheDocument();
  });
  await user.type(screen.getByLabelText('Value of condition 1'), '{Backspace}');
  await waitFor(() => {
    expect(sentence()).not.toBeInTheDocument();
  });
});

it('does not send a half-typed number as an empty one', async () => {
  const calls = fakeServer(() => ({ body: { contactCount: 3, reachable: 2, isEstimate: false } }));
  const { user } = renderScreen(<SegmentForm segment={null} onDone={() => undefined} />);
  await fill(user, screen.getByLabelText('Name'), 'Regulars');
  await user.click(screen.getByRole('button', { name: 'Add Condition' }));
  const value = screen.getByLabelText<HTMLInputElement>('Value of condition 1');
  Object.defineProperty(value, 'validity', { value: { badInput: true } });
  await user.click(screen.getByRole('button', { name: 'Create Segment' }));
  await waitFor(() => {
    expect(value).toHaveAccessibleDescription('Complete this, or leave it empty.');
  });
  expect(value).toHaveFocus();
  expect(calls.filter(({ path }) => !path.endsWith('/count'))).toEqual([]);
});

it('warns that another person has changed it, and replaces that only when saved again', async () => {
  const calls = fakeServer(({ method, body }) =>
    method === 'PUT' && 'expectedUpdatedAt' in (body as object)
      ? { status: 409, body: { status: 409, detail: 'Another person has changed this.' } }
      : { body: { contactCount: 3, reachable: 2, isEstimate: false } },
  );
  const done = jest.fn();
  const { user } = renderScreen(<SegmentForm segment={aSegment()} onDone={done} />);
  await user.type(screen.getByLabelText('Name'), ' of ours');
  await user.click(screen.getByRole('button', { name: 'Save Segment' }));
  expect(await screen.findByText(/Saving again replaces their changes with yours/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Regulars of ours');
  await user.click(screen.getByRole('button', { name: 'Save Segment' }));
  await waitFor(() => {
    expect(done).toHaveBeenCalled();
  });
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { name: 'Regulars of ours', expectedUpdatedAt: aSegment().updatedAt },
    { name: 'Regulars of ours' },
  ]);
});
