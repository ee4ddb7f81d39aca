import { screen } from '@testing-library/react';
import type { Campaign } from '@/entities/email-marketing/campaigns';
import { fakeServer, renderScreen } from '@/shared/testing';
import { CampaignDialog } from './campaign-dialog';

const ROW: Campaign = {
  id: 'c1',
  name: 'Kiln days',
  description: null,
  subject: 'Fire',
  status: 'draft',
  statusReason: null,
  previewText: null,
  ignoresWeeklyLimit: false,
  subjectB: null,
  subjectTestHours: 4,
  inArchive: false,
  templateId: null,
  templateName: null,
  recipientCriteria: { type: 'custom', count: 2 },
  segmentName: null,
  targetSegment: [],
  recipientCount: 2,
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
};
const EMAILS = ['ana@guests.example', 'zoe@guests.example'];
const nothing = () => undefined;

const open = (dialog: 'edit' | 'send') =>
  renderScreen(
    <CampaignDialog role="manager" dialog={dialog} campaign={ROW} open onClose={nothing} afterClose={nothing} />,
  );

it('edits a campaign with the addresses of its list, which its row only counts', async () => {
  fakeServer(({ path }) => ({
    body: path === '/api/email-campaigns/c1' ? { ...ROW, recipientCriteria: { type: 'custom', emails: EMAILS } } : [],
  }));
  open('edit');
  expect(await screen.findByLabelText('Email addresses')).toHaveValue(EMAILS.join('\n'));
});

it('reports that it could not be loaded for editing, and tries again', async () => {
  let isDown = true;
  fakeServer(({ path }) => {
    if (path === '/api/email-campaigns/c1' && isDown) return { status: 503, body: {} };
    return { body: path.endsWith('/c1') ? { ...ROW, recipientCriteria: { type: 'custom', emails: EMAILS } } : [] };
  });
  const { user } = open('edit');
  expect(await screen.findByText('Couldn’t load the campaign.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Campaign name')).toHaveValue('Kiln days');
});

it('shows the email and its recipients before it is sent', async () => {
  const preview = { subject: 'Ana, come to the fire', html: '<p>Fire</p>', updatedAt: '2026-11-20T15:00:00Z' };
  fakeServer(({ path }) => {
    if (path.endsWith('/preview')) return { body: preview };
    return { body: { recipients: 2, leftOut: {}, findings: [] } };
  });
  open('send');
  expect(await screen.findByText('Ana, come to the fire')).toBeInTheDocument();
  expect(screen.getByText(/^Preview for Ana, a sample contact/)).toBeInTheDocument();
  expect(screen.getByTitle('Preview of Kiln days')).toBeInTheDocument();
  expect(screen.getByText('Custom list of 2')).toBeInTheDocument();
  expect(await screen.findByText(/people get it/)).toHaveTextContent('2 people get it.');
});
