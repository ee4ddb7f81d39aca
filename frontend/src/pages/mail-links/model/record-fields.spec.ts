import { recordFields } from '../ui/personal-record-page';

it('describes stored data in words, without empty fields', () => {
  const contact = {
    firstName: 'Ana',
    notes: null,
    phone: '',
    emailOptIn: true,
    totalVisits: 2,
    tags: ['wine', 'patio'],
    dateOfBirth: '1990-04-05',
    consent: { how: 'by_hand', wording: 'News' },
    createdAt: '2026-11-23T15:00:00.000Z',
  };
  expect(recordFields(contact).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'First name: Ana',
    'Agreed to emails: yes',
    'Visits: 2',
    'Tags: wine, patio',
    expect.stringMatching(/^Birthday: .*Apr 5, 1990$/),
    'Consent how: by hand',
    'Consent wording: News',
    expect.stringMatching(/^Added: .*Nov 23.*10:00 AM$/),
  ]);
});

it('names the fields of a reservation as the guest knows them', () => {
  const reservation = {
    customerName: 'Ana',
    preferredDate: '2026-12-04',
    adminNotes: 'Window',
    rainPlan: 'wait',
    smsOptIn: false,
    eventColor: 'blue',
  };
  expect(recordFields(reservation).map(({ label }) => label)).toEqual([
    'Name',
    'Date',
    'Our notes',
    'If it rains',
    'Agreed to text messages',
    'Event color',
  ]);
});
