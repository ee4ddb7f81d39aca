import { keptFields } from './kept-fields';

it('says what is kept in words, and leaves out what is empty', () => {
  const contact = {
    ...{ firstName: 'Ana', notes: null, phone: '', emailOptIn: true, totalVisits: 2, tags: ['wine', 'patio'] },
    ...{
      dateOfBirth: '1990-04-05',
      consent: { how: 'by_hand', wording: 'News' },
      createdAt: '2026-11-23T15:00:00.000Z',
    },
  };
  expect(keptFields(contact).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    ...['First name: Ana', 'Email opt in: yes', 'Total visits: 2', 'Tags: wine, patio'],
    expect.stringMatching(/^Date of birth: .*Apr 5, 1990$/),
    ...['Consent how: by hand', 'Consent wording: News'],
    expect.stringMatching(/^Created at: .*Nov 23.*10:00 AM$/),
  ]);
});
