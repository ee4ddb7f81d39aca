import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { WholeCampaign } from '@/entities/email-marketing/campaigns';
import { fakeServer, renderScreen } from '@/shared/testing';
import { EditCampaignDialog } from './campaign-dialog';

const aCampaign = (changes: Partial<WholeCampaign> = {}): WholeCampaign => ({
  id: 'c1',
  name: 'Spring',
  description: null,
  subject: 'Spring is here',
  templateId: 't1',
  previewText: null,
  ignoresWeeklyLimit: false,
  subjectB: null,
  subjectTestHours: 4,
  inArchive: false,
  templateName: 'News',
  recipientCriteria: { type: 'tags', tags: ['wine'] },
  targetSegment: ['wine'],
  recipientCount: 3,
  status: 'draft',
  segmentName: null,
  statusReason: null,
  scheduledDate: null,
  startedAt: null,
  sentDate: null,
  htmlContent: '<p>Spring</p>',
  textContent: null,
  approval: null,
  approvalComments: null,
  approvedBy: null,
  approvedAt: null,
  totalRecipients: 0,
  totalSent: 0,
  totalOpened: 0,
  totalClicked: 0,
  totalBounced: 0,
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-01T15:00:00.000Z',
  ...changes,
});

const show = (campaign: WholeCampaign) =>
  renderScreen(
    <EditCampaignDialog
      role="manager"
      campaign={campaign}
      open
      onClose={() => undefined}
      afterClose={() => undefined}
    />,
  );

it("sends only changed fields, also when the draft is older than someone else's save", async () => {
  const calls = fakeServer(({ method }) => ({ body: method === 'PUT' ? aCampaign() : [] }));
  const first = show(aCampaign());
  await first.user.type(await screen.findByLabelText('Campaign name'), ' menu');
  first.unmount();

  const { user } = show(aCampaign({ subject: 'By the owner', templateId: 't2' }));
  expect(await screen.findByLabelText('Campaign name')).toHaveValue('Spring menu');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([{ name: 'Spring menu' }]);
  });
});

it('refuses a new send time in the past, and keeps a stored one that has passed', async () => {
  const calls = fakeServer(({ method }) => ({ body: method === 'PUT' ? aCampaign() : [] }));
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const { user } = show(aCampaign({ id: 'c2', scheduledDate: '2021-03-04T15:00:00.000Z' }));
  const time = await screen.findByLabelText('Send time (optional)');
  const choose = async (text: string) => {
    fireEvent.change(time, { target: { value: text } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await choose('11:00');
  expect(await screen.findByText('This time has passed. To send right away, use “Send Now”.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('Campaign name'), ' menu');
  await choose('10:00');
  await waitFor(() => {
    expect(sent()).toEqual([{ name: 'Spring menu' }]);
  });
});

it('clears the send time of a draft, but not of a paused campaign', async () => {
  const calls = fakeServer(({ method }) => ({ body: method === 'PUT' ? aCampaign() : [] }));
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const empty = async (user: ReturnType<typeof show>['user']) => {
    await user.clear(await screen.findByLabelText('Send date (optional)'));
    await user.clear(screen.getByLabelText('Send time (optional)'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  const planned = { scheduledDate: '2031-03-04T15:00:00.000Z' };
  const paused = show(aCampaign({ ...planned, id: 'c3', status: 'paused' }));
  await empty(paused.user);
  expect(await screen.findByText(/^A paused campaign needs a date\./)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  paused.unmount();

  await empty(show(aCampaign({ ...planned, id: 'c4' })).user);
  await waitFor(() => {
    expect(sent()).toEqual([{ scheduledDate: null }]);
  });
});

it.each([
  ['deleted', null],
  ['deactivated', 't1'],
])('shows that it keeps the text of a %s template', async (_, templateId) => {
  fakeServer(() => ({ body: [] }));
  show(aCampaign({ templateId }));
  await screen.findByLabelText('Template');
  expect(await screen.findByText('News (no longer available)')).toBeInTheDocument();
});
