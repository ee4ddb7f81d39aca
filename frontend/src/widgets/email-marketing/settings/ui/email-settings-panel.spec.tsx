import { screen, waitFor, within } from '@testing-library/react';
import { choicesOf, choose, fakeServer, fill, type RecordedCall, renderScreen } from '@/shared/testing';
import { EmailSettingsPanel } from './email-settings-panel';

beforeEach(() => {
  sessionStorage.clear();
});

const SETTINGS = {
  oneCampaignPerWeek: true,
  ownerApprovalRequired: false,
  senderName: 'The Bistro',
  senderAddress: 'hello@bistro.example',
  postalAddress: '75 King Street',
  perSecond: 10,
  perHour: 5000,
  perDay: 50_000,
  updatedAt: '2026-11-20T15:00:00.000Z',
};
const MAIL = {
  id: '7',
  kind: 'test',
  date: '2026-11-21T15:00:00.000Z',
  subject: 'Your table',
  from: { name: 'The Bistro', address: 'hello@bistro.example' },
  to: [{ name: '', address: 'ana@guests.example' }],
};
const SPF = { purpose: 'spf', host: 'bistro.example', value: 'v=spf1 mx ~all', explanation: 'Names the servers.' };

const PUBLISHED = {
  purpose: 'spf',
  host: 'bistro.example',
  state: 'found',
  value: 'v=spf1 mx',
  findings: [{ kind: 'error', message: 'It has no ending.' }],
};

const TEST = { id: 't1', to: 'owner@bistro.example' };
let sendTest: () => object = () => ({ body: TEST });
let progress: () => object = () => ({ state: 'queued', reason: null });

const CAMPAIGNS = [
  { id: 'c1', name: 'Summer menu', startedAt: '2026-11-21T15:00:00.000Z' },
  { id: 'c2', name: 'Not begun', startedAt: null },
];

function show(transport = 'capture', put: object = { body: { ...SETTINGS, transport } }, settings: object = SETTINGS) {
  const calls = fakeServer(({ method, path }) => {
    if (method === 'PUT') return put;
    if (path.includes('email-settings/test')) return method === 'POST' ? sendTest() : { body: progress() };
    if (path.endsWith('bounce-lifts')) return { body: { lifted: 40 } };
    if (path.includes('email-campaigns')) return { body: CAMPAIGNS };
    if (path.endsWith('dns-check')) return { body: { findings: [{ kind: 'error', message: 'It has no end.' }] } };
    if (path.includes('dns/published')) return { body: [PUBLISHED] };
    if (path.endsWith('dns')) return { body: [SPF] };
    if (path.includes('captured-mails?')) return { body: [MAIL] };
    if (path.endsWith('/7')) return { body: { ...MAIL, html: '', text: 'Dear Ana', headers: [], attachments: [] } };
    return { body: { ...settings, transport } };
  });
  const view = renderScreen(<EmailSettingsPanel />, { at: '/admin/dashboard' });
  return { ...view, calls };
}

const sentIn = (calls: RecordedCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('saves what the owner enters', async () => {
  const { user, calls } = show();
  await user.clear(await screen.findByLabelText('Emails per second'));
  await user.type(screen.getByLabelText('Emails per second'), '2');
  await user.click(screen.getByLabelText('Owner approval required'));
  await user.click(screen.getByLabelText('At most one campaign a week to a person'));
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect((await screen.findAllByText('Email settings saved')).length).toBeGreaterThan(0);
  expect(sentIn(calls)).toEqual([
    { perSecond: 2, ownerApprovalRequired: true, oneCampaignPerWeek: false, expectedUpdatedAt: SETTINGS.updatedAt },
  ]);
  expect(screen.queryByText(/Not saved yet/)).not.toBeInTheDocument();
});

it('stores only typed fields; the others show, and keep, what someone else has saved', async () => {
  const first = show();
  await first.user.type(await screen.findByLabelText('Sender name'), ' News');
  first.unmount();

  const { user, calls } = show('capture', undefined, { ...SETTINGS, ownerApprovalRequired: true, perDay: 9000 });
  expect(await screen.findByLabelText('Sender name')).toHaveValue('The Bistro News');
  expect(screen.getByLabelText('Owner approval required')).toBeChecked();
  expect(screen.getByLabelText('Emails per day')).toHaveValue(9000);
  expect(screen.getByText('Not saved yet: Sender name')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await screen.findAllByText('Email settings saved');
  expect(sentIn(calls)).toEqual([{ senderName: 'The Bistro News', expectedUpdatedAt: SETTINGS.updatedAt }]);
});

it('discards unsaved typing, also for the next visit', async () => {
  const first = show();
  await first.user.type(await screen.findByLabelText('Sender name'), ' News');
  await first.user.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(screen.getByLabelText('Sender name')).toHaveValue('The Bistro');
  expect(screen.queryByRole('button', { name: 'Discard Changes' })).not.toBeInTheDocument();
  first.unmount();
  show();
  expect(await screen.findByLabelText('Sender name')).toHaveValue('The Bistro');
});

it('shows the server’s error under its field, and keeps what was typed', async () => {
  const message = 'Allow at least as many emails per hour as per second.';
  const { user } = show('capture', { status: 400, body: { detail: message, errors: [{ field: 'perHour', message }] } });
  await user.clear(await screen.findByLabelText('Emails per hour'));
  await user.type(screen.getByLabelText('Emails per hour'), '5');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await waitFor(() => expect(screen.getByLabelText('Emails per hour')).toHaveAccessibleDescription(message));
  expect(screen.getByLabelText('Emails per hour')).toHaveValue(5);
});

it('focuses a refused field, and clears its error when it is changed, sent again or discarded', async () => {
  const message = 'Allow at least as many emails per hour as per second.';
  const { user } = show('capture', { status: 400, body: { detail: message, errors: [{ field: 'perHour', message }] } });
  const hour = await screen.findByLabelText('Emails per hour');
  const save = () => user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await user.type(screen.getByLabelText('Emails per second'), '000');
  await save();
  await waitFor(() => expect(hour).toHaveFocus());
  expect(hour).toBeInvalid();
  await user.type(hour, '0');
  await waitFor(() => expect(hour).toBeValid());
  await save();
  await waitFor(() => expect(hour).toBeInvalid());
  await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
  await waitFor(() => expect(hour).toBeValid());
  expect(hour).toHaveValue(5000);
});

it("clears the error of a field that another field's change has made valid", async () => {
  const message = 'Allow at least as many emails per hour as per second.';
  const put = { status: 400, body: { detail: message, errors: [{ field: 'perHour', message }] } as object };
  const { user } = show('capture', put);
  const hour = await screen.findByLabelText('Emails per hour');
  const second = screen.getByLabelText('Emails per second');
  await user.type(second, '000');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await waitFor(() => expect(hour).toBeInvalid());
  Object.assign(put, { status: 200, body: { ...SETTINGS, transport: 'capture' } });
  await user.type(second, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await screen.findAllByText('Email settings saved');
  await waitFor(() => expect(hour).toBeValid());
});

it('opens a captured email', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Your table' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your table' }));
  await user.click(dialog.getByLabelText('Plain text'));
  expect(dialog.getByText('Dear Ana')).toBeInTheDocument();
});

it('names the mail server if there is one, without captured emails', async () => {
  const { calls } = show('smtp.provider.example:587');
  expect(await screen.findByText(/email is sent through smtp\.provider\.example:587/)).toBeInTheDocument();
  expect(calls.some(({ path }) => path.includes('captured'))).toBe(false);
});

it.each([
  ['capture', { state: 'sent', reason: null }, 'Captured for owner@bistro.example'],
  ['smtp.provider.example', { state: 'sent', reason: null }, 'Sent to owner@bistro.example'],
  ['smtp.provider.example', { state: 'failed', reason: '550 no such mailbox' }, 'Not sent: 550 no such mailbox'],
  [
    'smtp.provider.example',
    { state: 'retrying', reason: 'the mail server rejected our password' },
    'Not sent: the mail server rejected our password',
  ],
])('sends a test email and shows what came of it: %s, %j', async (transport, outcome, words) => {
  const answers = [{ state: 'queued', reason: null }, outcome];
  progress = () => answers.shift() ?? outcome;
  const { user, calls } = show(transport);
  await user.click(await screen.findByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText(words, undefined, { timeout: 3000 })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/admin/email-settings/test',
  ]);
});

it('shows no earlier result when a further test is refused', async () => {
  progress = () => ({ state: 'sent', reason: null });
  const { user } = show('smtp');
  await user.click(await screen.findByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText('Sent to owner@bistro.example')).toBeVisible();
  sendTest = () => ({ status: 429, body: { status: 429, detail: 'Too many attempts.' } });
  await user.click(screen.getByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText('Couldn’t send the test')).toBeVisible();
  expect(screen.queryByText('Sent to owner@bistro.example')).toBeNull();
  sendTest = () => ({ body: TEST });
});

it('checks a pasted record', async () => {
  const { user, calls } = show();
  await fill(user, await screen.findByLabelText('SPF record as you entered it'), 'v=spf1 mx');
  await user.click(screen.getByRole('button', { name: 'Check SPF' }));
  expect(await screen.findByText('It has no end.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ purpose: 'spf', value: 'v=spf1 mx' });
});

it('lifts the blocks of a campaign, with a reason', async () => {
  const { user, calls } = show();
  const form = within(await screen.findByRole('form', { name: 'Blocked addresses' }));
  await user.click(form.getByRole('button', { name: 'Lift Blocks' }));
  expect(await form.findByText('Enter a reason.')).toBeInTheDocument();
  const campaign = form.getByRole('combobox', { name: 'Campaign' });
  expect(await choicesOf(user, campaign)).toEqual(['Summer menu']);
  await choose(user, campaign, 'Summer menu');
  await fill(user, form.getByLabelText('Reason'), 'Our DNS was down');
  await user.click(form.getByRole('button', { name: 'Lift Blocks' }));
  expect((await screen.findAllByText('40 addresses get email again.')).length).toBeGreaterThan(0);
  expect(calls.filter(({ path }) => path.endsWith('bounce-lifts')).map(({ body }) => body)).toEqual([
    { campaignId: 'c1', reason: 'Our DNS was down' },
  ]);
});

it('lifts the suppression of one contact by its address', async () => {
  const { user, calls } = show();
  const form = within(await screen.findByRole('form', { name: 'Blocked addresses' }));
  await choose(user, form.getByRole('combobox', { name: 'Lift the blocks of' }), 'One contact');
  await fill(user, form.getByLabelText('Email'), 'ana@guests.example');
  await fill(user, form.getByLabelText('Reason'), 'She wrote to us');
  await user.click(form.getByRole('button', { name: 'Lift Blocks' }));
  await screen.findAllByText('Blocks lifted');
  expect(calls.find(({ path }) => path.endsWith('bounce-lifts'))?.body).toEqual({
    email: 'ana@guests.example',
    reason: 'She wrote to us',
  });
});

it('warns that another person has changed the settings, and replaces that only when saved again', async () => {
  const { user, calls } = show('capture', {
    status: 409,
    body: { status: 409, detail: 'Another person has changed this.' },
  });
  await user.type(await screen.findByLabelText('Sender name'), ' News');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText(/Saving again replaces their changes with yours/)).toBeVisible();
  expect(screen.getByLabelText('Sender name')).toHaveValue('The Bistro News');
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  await waitFor(() => {
    expect(sentIn(calls)).toEqual([
      { senderName: 'The Bistro News', expectedUpdatedAt: SETTINGS.updatedAt },
      { senderName: 'The Bistro News' },
    ]);
  });
});

it('shows what the DNS says now, for the selector of the email provider', async () => {
  const { user, calls } = show();
  const spf = await screen.findByRole('region', { name: 'SPF' });
  expect(await within(spf).findByText('Published')).toBeInTheDocument();
  expect(within(spf).getByText('It has no ending.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('DKIM selector of your email provider'));
  await user.type(screen.getByLabelText('DKIM selector of your email provider'), 's1');
  await user.click(screen.getByRole('button', { name: 'Look Up Again' }));
  await waitFor(() => {
    expect(calls.map(({ path }) => path)).toContain('/api/admin/email-settings/dns/published?selector=s1');
  });
});
