import { screen, waitFor, within } from '@testing-library/react';
import type { Automation } from '@/entities/email-marketing/automations';
import type { Campaign } from '@/entities/email-marketing/campaigns';
import { fakeServer, fill, renderScreen } from '@/shared/testing';
import { CampaignApproval } from './campaign-approval';

const aCampaign = (changes: Partial<Campaign>): Campaign => ({
  id: 'c1',
  name: 'Kiln days',
  description: null,
  subject: 'Two days of fire',
  status: 'draft',
  previewText: null,
  ignoresWeeklyLimit: false,
  subjectB: null,
  subjectTestHours: 4,
  inArchive: false,
  templateId: null,
  templateName: null,
  recipientCriteria: { type: 'all_opted_in' },
  targetSegment: [],
  recipientCount: 400,
  segmentName: null,
  statusReason: null,
  scheduledDate: null,
  startedAt: null,
  sentDate: null,
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
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
  ...changes,
});

const anAutomation = (changes: Partial<Automation>): Automation => ({
  id: 'a1',
  name: 'Welcome',
  description: 'Who we are',
  triggerType: 'tag_added',
  delay: 0,
  templateId: 't1',
  triggerConditions: { tags: ['wine'] },
  isActive: true,
  totalTriggered: 0,
  totalSent: 0,
  waitsForOwner: true,
  emailSequence: [{ delayDays: 0, templateId: 't1', templateName: 'One', customSubject: null }],
  approval: null,
  approvalComments: null,
  approvedBy: null,
  approvedAt: null,
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
  ...changes,
});

const PATH = '/api/email-campaigns';
const AUTOMATIONS = '/api/email-automation';
const LEAVING = {
  campaigns: 2,
  automations: 3,
  next: [{ id: 'c9', name: 'Lights', scheduledDate: '2026-11-27T17:30:00Z' }],
};
const CHANGED = 'This campaign changed after you opened it. Here is the current version.';

/** A restaurant with these campaigns; `refusal` is the response to a decision. */
function serverWith(
  campaigns: readonly Campaign[],
  { isRequired = false, leaving = LEAVING, automations = [] as readonly Automation[] } = {},
) {
  const state = { campaigns, automations, refusal: null as object | null };
  const settings = { ownerApprovalRequired: isRequired };
  const calls = fakeServer(({ method, path, body }) => {
    if (path === '/api/admin/email-settings') return { body: Object.assign(settings, body) };
    if (path === `${PATH}/leaving-unapproved`) return { body: leaving };
    if (method === 'GET' && path.startsWith(AUTOMATIONS)) {
      const mails = ['Hello', 'Our story'].map((subject, index) => ({
        delayDays: index * 3,
        mail: { subject, html: `<p>${subject}</p>`, text: '', size: 1, warnings: [] },
      }));
      const updatedAt = state.automations[0]?.updatedAt;
      return {
        body: path.endsWith('/preview')
          ? { updatedAt, mails: [...mails, { delayDays: 9, mail: null }] }
          : state.automations,
      };
    }
    if (path.endsWith('/preview')) {
      const { subject, updatedAt } = state.campaigns.find(({ id }) => path.includes(id)) ?? aCampaign({});
      return { body: { subject, updatedAt, html: `<p>${subject}</p>`, text: '', size: 1, warnings: [] } };
    }
    if (method === 'PUT' && state.refusal) return { status: 409, body: state.refusal };
    return { body: method === 'GET' ? state.campaigns : state.campaigns[0] };
  });
  const decisions = () => calls.filter(({ path }) => path.endsWith('/approval')).map(({ body }) => body);
  return { state, calls, decisions };
}

/** The campaign after someone else's change. */
const REWRITTEN = aCampaign({ subject: 'Three days of fire', updatedAt: '2026-11-21T09:00:00Z' });
const REFUSAL = { title: 'Conflict', status: 409, detail: 'This campaign was changed since you looked at it.' };

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('lets the owner decide on every campaign that has not started, with its status and date', async () => {
  const planned = aCampaign({
    id: 'c2',
    name: 'Glass',
    status: 'scheduled',
    scheduledDate: '2026-11-27T17:30:00Z',
    previewText: 'Bring a coat',
    subjectB: 'Come to the kiln',
  });
  const held = aCampaign({ id: 'c3', name: 'Wine', status: 'paused', approval: 'changes_requested' });
  const { calls, decisions } = serverWith([aCampaign({}), planned, held]);
  const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard' });

  expect((await card('Kiln days')).getByText('Draft')).toBeInTheDocument();
  expect((await card('Wine')).getByText('Paused')).toBeInTheDocument();
  const scheduled = await card('Glass');
  expect(scheduled.getByText('Awaiting Approval')).toBeInTheDocument();
  expect(scheduled.getByText('Scheduled')).toBeInTheDocument();
  expect(scheduled.getByText('Preview text: Bring a coat')).toBeInTheDocument();
  expect(scheduled.getByText('Subject B: Come to the kiln')).toBeInTheDocument();
  expect(scheduled.getByText(/planned for Fri, Nov 27(, 2026)?, 12:30 PM/)).toBeInTheDocument();
  const listed = calls.find(({ path }) => path.startsWith(`${PATH}?`));
  expect(listed?.path).toContain('decidable=true');
  expect(listed?.path).not.toContain('status=');

  await user.click(scheduled.getByRole('button', { name: 'Approve' }));
  await waitFor(() => {
    expect(decisions()).toEqual([{ decision: 'approved', seen: planned.updatedAt }]);
  });
});

it('lets the owner request changes without a comment', async () => {
  const { decisions } = serverWith([aCampaign({})]);
  const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard?open=c1&dialog=changes' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Comments (optional)')).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Request Changes' }));
  expect(await screen.findByText('Changes requested')).toBeInTheDocument();
  expect(decisions()).toMatchObject([{ decision: 'changes_requested', seen: aCampaign({}).updatedAt }]);
});

it('shows the current campaign if a different one would have been approved', async () => {
  const { state, decisions } = serverWith([aCampaign({})]);
  const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard' });
  const kiln = await card('Kiln days');
  state.campaigns = [REWRITTEN];
  state.refusal = REFUSAL;
  await user.click(kiln.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview: Kiln days' }));
  expect(await dialog.findByText(CHANGED)).toBeInTheDocument();
  expect(dialog.getByText('Three days of fire')).toBeInTheDocument();
  state.refusal = null;
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => {
    expect(decisions().at(-1)).toEqual({ decision: 'approved', seen: REWRITTEN.updatedAt });
  });
  expect(decisions()).toHaveLength(2);
});

it('approves the email that was read, even if its card has changed since', async () => {
  const { state, decisions } = serverWith([aCampaign({})]);
  const { user, client } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard' });
  await user.click((await card('Kiln days')).getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview: Kiln days' });
  await within(dialog).findByTitle('Preview of Kiln days');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(dialog).not.toBeVisible();
  });
  state.campaigns = [{ ...REWRITTEN, description: 'New' }];
  await client.invalidateQueries();
  await screen.findByText('New');
  state.refusal = REFUSAL;
  await user.click((await card('Kiln days')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(CHANGED)).toBeInTheDocument();
  expect(decisions()).toEqual([{ decision: 'approved', seen: aCampaign({}).updatedAt }]);
});

it('keeps the comments when the campaign was changed, and shows its current content', async () => {
  const { state, decisions } = serverWith([aCampaign({})]);
  const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard?open=c1&dialog=changes' });
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Comments (optional)'), 'Too short');
  state.campaigns = [REWRITTEN];
  state.refusal = REFUSAL;
  await user.click(dialog.getByRole('button', { name: 'Request Changes' }));
  expect(await dialog.findByText(CHANGED)).toBeInTheDocument();
  expect(dialog.getByText('Three days of fire')).toBeInTheDocument();
  expect(dialog.getByLabelText('Comments (optional)')).toHaveValue('Too short');
  state.refusal = null;
  await user.click(dialog.getByRole('button', { name: 'Request Changes' }));
  await waitFor(() => {
    expect(decisions().map((body) => (body as { seen: string }).seen)).toEqual([
      aCampaign({}).updatedAt,
      REWRITTEN.updatedAt,
    ]);
  });
  expect(decisions().at(-1)).toMatchObject({ comments: 'Too short' });
});

describe('whether anything goes out without the owner’s approval', () => {
  it('lists what would, and requires approval with one tap', async () => {
    const { calls } = serverWith([]);
    const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard' });
    const gate = within(await screen.findByRole('region', { name: 'Owner approval' }));
    expect(gate.getByText('Owner approval is not required.')).toBeInTheDocument();
    expect(gate.getByText(/2 scheduled campaigns leave by themselves/)).toBeInTheDocument();
    expect(gate.getByText(/3 active automations send without your approval\./)).toBeInTheDocument();
    expect(gate.getByRole('listitem')).toHaveTextContent(/^Lights, Fri, Nov 27(, 2026)?, 12:30\sPM$/);
    await user.click(gate.getByRole('button', { name: 'Require My Approval' }));
    expect(await gate.findByText('Owner approval is required.')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/admin/email-settings',
      body: { ownerApprovalRequired: true },
    });
  });

  it('is confirmed when approval is required', async () => {
    serverWith([], { isRequired: true, leaving: { campaigns: 0, automations: 1, next: [] } });
    renderScreen(<CampaignApproval />, { at: '/admin/dashboard' });
    const gate = within(await screen.findByRole('region', { name: 'Owner approval' }));
    expect(gate.getByText('Owner approval is required.')).toBeInTheDocument();
    expect(gate.getByText(/No scheduled campaign waits for you/)).toBeInTheDocument();
    expect(gate.getByText(/1 active automation waits for you\./)).toBeInTheDocument();
    expect(gate.queryByRole('button')).toBeNull();
  });
});

describe('automations', () => {
  const automations = [
    anAutomation({ id: 'a2', name: 'Birthday', approval: 'approved', waitsForOwner: false }),
    anAutomation({ id: 'a3', name: 'Not now', isActive: false }),
    anAutomation({}),
  ];

  it('are approved like campaigns, waiting ones first', async () => {
    const { decisions } = serverWith([], { automations });
    const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard' });
    const region = within(await screen.findByRole('region', { name: 'Automation approval' }));
    const cards = await region.findAllByRole('article');
    expect(cards.map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Welcome',
      'Not now',
      'Birthday',
    ]);
    const welcome = await card('Welcome');
    for (const text of ['Awaiting Approval', 'Active', 'Tag added: wine', '1 email']) {
      expect(welcome.getByText(text)).toBeInTheDocument();
    }
    await user.click(welcome.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Automation approved')).toBeInTheDocument();
    expect(decisions()).toEqual([{ decision: 'approved', seen: anAutomation({}).updatedAt }]);
  });

  it('shows each email with its day, and the current ones if they were changed', async () => {
    const { state, decisions } = serverWith([], { automations: [anAutomation({})] });
    const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard' });
    const welcome = await card('Welcome');
    state.automations = [anAutomation({ updatedAt: '2026-11-21T09:00:00Z' })];
    state.refusal = REFUSAL;
    await user.click(welcome.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview: Welcome' }));
    expect(
      await dialog.findByText('This automation changed after you opened it. Here is the current version.'),
    ).toBeInTheDocument();
    const mails = dialog.getAllByRole('region').map(({ textContent }) => textContent);
    expect(mails).toEqual([
      'Email 1: Right awaySubject: Hello',
      'Email 2: After 3 daysSubject: Our story',
      'Email 3: After 9 daysNo template yet, so nothing is sent.',
    ]);
    state.refusal = null;
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => {
      expect(decisions().at(-1)).toEqual({ decision: 'approved', seen: '2026-11-21T09:00:00Z' });
    });
  });

  it('are returned with comments', async () => {
    const { calls, decisions } = serverWith([], { automations: [anAutomation({})] });
    const { user } = renderScreen(<CampaignApproval />, { at: '/admin/dashboard?open=a1&dialog=changes' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Request changes to “Welcome”' }));
    await fill(user, dialog.getByLabelText('Comments (optional)'), 'Too short');
    await user.click(dialog.getByRole('button', { name: 'Request Changes' }));
    expect(await screen.findByText('Changes requested')).toBeInTheDocument();
    expect(decisions()).toEqual([
      { decision: 'changes_requested', comments: 'Too short', seen: anAutomation({}).updatedAt },
    ]);
    expect(calls.find(({ method }) => method === 'PUT')?.path).toBe(`${AUTOMATIONS}/a1/approval`);
  });
});
