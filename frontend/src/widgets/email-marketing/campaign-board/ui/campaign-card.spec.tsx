import { screen } from '@testing-library/react';
import type { Campaign } from '@/entities/email-marketing/campaigns';
import { fakeServer, renderScreen } from '@/shared/testing';
import { CampaignCard } from './campaign-card';
import { CampaignDetails } from './campaign-details';

const CAMPAIGN: Campaign = {
  id: 'c1',
  name: 'Kiln days',
  description: null,
  subject: 'Two days of fire',
  status: 'paused',
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
  startedAt: '2026-11-20T15:00:00Z',
  sentDate: null,
  approval: null,
  approvalComments: null,
  approvedBy: null,
  approvedAt: null,
  totalRecipients: 400,
  totalSent: 102,
  totalOpened: 0,
  totalClicked: 0,
  totalBounced: 0,
  createdBy: 'Site Manager',
  createdByRole: 'manager',
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
};
const PROGRESS = {
  total: 400,
  sent: 102,
  failed: 0,
  skipped: 0,
  canceled: 0,
  bounced: 0,
  left: 298,
  perMinute: null,
  secondsLeft: null,
};
const PRE_FLIGHT = { recipients: 400, leftOut: {}, findings: [{ level: 'warning', message: 'It is cold.' }] };

const MAIL = { id: 'm1', recipientEmail: 'ana@guests.example', status: 'queued', sentAt: null, failureReason: null };

const OPTED_OUT = {
  ...MAIL,
  id: 'm2',
  recipientEmail: 'zoe@guests.example',
  status: 'failed',
  failureReason: 'Not sent: opted out before sending.',
};
let mails: object[] = [MAIL];
let progress: object = PROGRESS;
let reach: object[] = [];

function answerTo(path: string) {
  if (path.startsWith('/api/email-history')) return mails;
  if (path.endsWith('/reach')) return reach;
  if (path.endsWith('/progress')) return progress;
  return path.endsWith('/pre-flight') ? PRE_FLIGHT : [];
}

const show = (campaign: Campaign) => {
  fakeServer(({ path }) => ({ body: answerTo(path) }));
  const nothing = () => undefined;
  renderScreen(
    <>
      <CampaignCard role="manager" campaign={campaign} />
      <CampaignDetails role="manager" campaign={campaign} open onClose={nothing} afterClose={nothing} />
    </>,
  );
};

it('counts the people who will get it, without those who got a campaign this week', async () => {
  reach = [{ id: 'c1', recipients: 9, emailedThisWeek: 33 }];
  show({ ...CAMPAIGN, status: 'draft', startedAt: null, recipientCount: 42 });
  const words = 'All opted-in contacts: 9 recipients (33 skipped: got a campaign this week)';
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/42/)).toBeNull();
});

it('shows how far a stopped campaign got, without a pace', async () => {
  show(CAMPAIGN);
  const progress = await screen.findByRole('progressbar', { name: 'Sent so far' });
  expect(progress).toHaveValue(102);
  expect(screen.getAllByText('102 of 400 sent')).toHaveLength(2);
  expect(screen.queryByText('Calculating speed...')).toBeNull();
});

it('lists recipients it was not sent to, and why', async () => {
  mails = [OPTED_OUT];
  show({ ...CAMPAIGN, status: 'sent' });
  expect(await screen.findByText('Not sent: opted out before sending.')).toBeInTheDocument();
  expect(screen.getByText('Not sent')).toBeInTheDocument();
  mails = [MAIL];
});

it('counts who was skipped after the campaign is sent', async () => {
  progress = { ...PROGRESS, sent: 388, left: 0, skipped: 12 };
  show({ ...CAMPAIGN, status: 'sent', totalSent: 388 });
  expect(await screen.findByText('388 of 400 sent')).toBeInTheDocument();
  expect(screen.getByText('12 skipped because they got another campaign this week')).toBeInTheDocument();
  progress = PROGRESS;
});

it('shows the pace of a campaign that is being sent', async () => {
  show({ ...CAMPAIGN, status: 'sending' });
  expect(await screen.findByText('Calculating speed...')).toBeInTheDocument();
});

it('expects nothing more of a canceled campaign', async () => {
  progress = { ...PROGRESS, left: 0, canceled: 298 };
  show({ ...CAMPAIGN, status: 'cancelled' });
  expect(await screen.findByText('298 canceled before sending')).toBeInTheDocument();
  expect(await screen.findByText('Canceled', { selector: 'li *' })).toBeInTheDocument();
  expect(screen.queryByText('Queued')).toBeNull();
  expect(await screen.findAllByText('102 of 400 sent')).toHaveLength(2);
  expect(screen.queryByRole('progressbar')).toBeNull();
  progress = PROGRESS;
});

it('shows no progress before anyone has received it', async () => {
  show({ ...CAMPAIGN, startedAt: null, totalSent: 0, totalRecipients: 0 });
  expect(await screen.findByText('It is cold.')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(/ sent$/)).toBeNull();
});

it('shows the time it is sent, midnight too', async () => {
  const scheduledDate = '2026-11-27T05:00:00.000Z';
  show({ ...CAMPAIGN, status: 'scheduled', startedAt: null, totalSent: 0, totalRecipients: 0, scheduledDate });
  expect(await screen.findByText(/^Sends Fri, Nov 27(, 2026)?, 12:00\sAM$/)).toBeInTheDocument();
});

describe('of a campaign with two subjects', () => {
  const TESTED = { ...CAMPAIGN, status: 'sending', subjectB: 'Come to the fire' } as const;
  const TEST = {
    a: { subject: 'Two days of fire', sent: 20, opened: 5, clicked: 1 },
    b: { subject: 'Come to the fire', sent: 20, opened: 9, clicked: 0 },
    winner: null,
    chosenAt: null,
    decidesAt: null,
  };
  afterEach(() => {
    progress = PROGRESS;
  });

  it.each([
    [null, 'Sending both subjects to a tenth of the recipients...'],
    ['2026-11-20T19:00:00Z', 'Testing both subjects. The others get the better one Fri, Nov 20, 2:00 PM.'],
  ])('shows how the test goes (decides at %j)', async (decidesAt, sentence) => {
    progress = { ...PROGRESS, subjectTest: { ...TEST, decidesAt } };
    show(TESTED);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText(/25% of 20 opened, 5% clicked/)).toBeInTheDocument();
    expect(screen.getByText(/45% of 20 opened, 0% clicked/)).toBeInTheDocument();
    expect(screen.queryByText(/chosen$/)).not.toBeInTheDocument();
  });

  it('shows which one was chosen', async () => {
    progress = { ...PROGRESS, subjectTest: { ...TEST, winner: 'B', chosenAt: '2026-11-20T19:00:00Z' } };
    show(TESTED);
    expect(await screen.findByText('Subject B, chosen')).toBeInTheDocument();
    expect(screen.getByText('Calculating speed...')).toBeInTheDocument();
  });
});

it('shows a campaign in the public archive, and takes it out again', async () => {
  const calls = fakeServer(({ path, method }) => ({ body: method === 'PUT' ? CAMPAIGN : answerTo(path) }));
  const nothing = () => undefined;
  const { user } = renderScreen(
    <CampaignDetails role="manager" campaign={CAMPAIGN} open onClose={nothing} afterClose={nothing} />,
  );
  const shown = await screen.findByRole('checkbox', { name: 'Show in the public archive' });
  expect(shown).not.toBeChecked();
  await user.click(shown);
  expect(await screen.findByText('Archive updated')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/api/email-campaigns/c1/archive', body: { isShown: true } },
  ]);
});
