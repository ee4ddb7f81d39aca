import { changeOf, type CampaignValues, newCampaignOf, valuesOf } from './campaign-values';

const VALUES: CampaignValues = {
  name: 'Spring glass',
  description: '',
  templateId: '',
  subject: 'Hello',
  previewText: 'Come in',
  recipients: 'all_opted_in',
  tags: 'glass, , soup ',
  emails: ' ana@guests.example\n\nzoe@guests.example ',
  segmentId: 's1',
  date: '',
  time: '',
  ignoresWeeklyLimit: false,
  subjectB: '',
  subjectTestHours: 4,
};

it.each([
  ['all_opted_in', { type: 'all_opted_in' }],
  ['tags', { type: 'tags', tags: ['glass', 'soup'] }],
  ['custom', { type: 'custom', emails: ['ana@guests.example', 'zoe@guests.example'] }],
  ['segment', { type: 'segment', segmentId: 's1' }],
] as const)('sends to %s what the form says of it', (recipients, recipientCriteria) => {
  expect(newCampaignOf({ ...VALUES, recipients })).toMatchObject({ recipientCriteria });
});

it('is scheduled only with both a day and an hour', () => {
  expect(newCampaignOf({ ...VALUES, date: '2026-11-25' })).toMatchObject({ status: 'draft', scheduledDate: null });
  expect(newCampaignOf({ ...VALUES, time: '10:00' })).toMatchObject({ status: 'draft', scheduledDate: null });
  expect(newCampaignOf({ ...VALUES, date: '2026-11-25', time: '10:00' })).toMatchObject({
    status: 'scheduled',
    scheduledDate: '2026-11-25T15:00:00.000Z',
  });
});

it.each([
  ['2026-11-25', '10:05'],
  ['2026-07-04', '20:00'],
  ['2026-11-25', '19:00'],
  ['2026-11-25', '00:00'],
])('shows in the form what was sent from it for %s %s', (date, time) => {
  const sent = { ...VALUES, recipients: 'tags', date, time } as const;
  const { recipientCriteria, scheduledDate } = changeOf(sent);
  const campaign = { ...sent, description: null, templateId: null, recipientCriteria, scheduledDate };
  expect(valuesOf(campaign as never)).toEqual({ ...sent, tags: 'glass, soup', emails: '', segmentId: '' });
});
