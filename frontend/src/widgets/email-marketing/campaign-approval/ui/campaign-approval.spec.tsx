import { screen, waitFor, within } from '@testing-library/react';
import type { Campaign } from '@/entities/email-marketing/campaign';
import { fakeServer, renderScreen } from '@/shared/testing';
import { CampaignApproval } from './campaign-approval';

const aCampaign = (changes: Partial<Campaign>): Campaign => ({
  ...{ id: 'c1', name: 'Kiln days', description: null, subject: 'Two days of fire', status: 'draft' },
  ...{ templateId: null, templateName: null, recipientCriteria: { type: 'all_opted_in' }, targetSegment: [] },
  ...{ recipientCount: 400, statusReason: null, scheduledDate: null, startedAt: null, sentDate: null },
  ...{ approval: null, approvalComments: null, approvedBy: null, approvedAt: null },
  ...{ totalRecipients: 0, totalSent: 0, totalOpened: 0, totalClicked: 0, totalBounced: 0 },
  ...{ createdBy: 'Site Manager', createdByRole: 'manager' },
  ...{ createdAt: '2026-11-20T15:00:00Z', updatedAt: '2026-11-20T15:00:00Z' },
  ...changes,
});

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('has the owner decide on whatever has not begun, and says how it stands and for when it is planned', async () => {
  const planned = aCampaign({ id: 'c2', name: 'Glass', status: 'scheduled', scheduledDate: '2026-11-27T17:30:00Z' });
  const held = aCampaign({ id: 'c3', name: 'Wine', status: 'paused', approval: 'changes_requested' });
  const calls = fakeServer(({ method }) => ({ body: method === 'GET' ? [aCampaign({}), planned, held] : planned }));
  const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard' });

  expect((await card('Kiln days')).getByText('Draft')).toBeInTheDocument();
  expect((await card('Wine')).getByText('Paused')).toBeInTheDocument();
  const scheduled = await card('Glass');
  expect(scheduled.getByText('Awaiting Approval')).toBeInTheDocument();
  expect(scheduled.getByText('Scheduled')).toBeInTheDocument();
  expect(scheduled.getByText(/planned for Fri, Nov 27(, 2026)?, 12:30 PM/)).toBeInTheDocument();
  expect(calls[0]?.path).toContain('decidable=true');
  expect(calls[0]?.path).not.toContain('status=');

  await user.click(scheduled.getByRole('button', { name: 'Approve' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/email-campaigns/c2/approval',
      body: { decision: 'approved' },
    });
  });
});

it('lets the owner ask for changes without a word', async () => {
  const calls = fakeServer(({ method }) => ({ body: method === 'GET' ? [aCampaign({})] : aCampaign({}) }));
  const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard?open=c1&dialog=changes' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Comments (optional)')).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Request Changes' }));
  expect(await screen.findByText('Changes requested')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ decision: 'changes_requested' });
});
