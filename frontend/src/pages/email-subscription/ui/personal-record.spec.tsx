import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { PersonalRecord } from './personal-record';

async function show(record: object) {
  fakeServer(() => ({ body: record }));
  const { user } = renderScreen(<PersonalRecord token="t" onErased={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Show My Record' }));
}

/** As the server names it; `Something else` is for what is declared later. */
const EVERYTHING = {
  ...{ contacts: [{}], marketingMails: Array.from({ length: 1200 }, () => ({})), mails: [{}, {}], reservations: [{}] },
  ...{ enquiries: [{}], consultations: [{}], imports: [{}], submissions: [{}], visits: [{}], notes: [] },
};

it('tells a guest in plain words what is kept', async () => {
  await show(EVERYTHING);
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    ...[
      'Your entry in our guest list: 1',
      'News we sent you: 1,200',
      'Letters we wrote to you: 2',
      'Table requests: 1',
    ],
    ...['Messages you wrote to us: 1', 'Questionnaires you filled in: 1'],
    ...['Lines of guest lists that we could not take over: 1', 'Contributions you sent us: 1', 'Something else: 1'],
  ]);
});

it('says so when nothing is kept', async () => {
  await show({ contacts: [], mails: [] });
  expect(await screen.findByText('Nothing is kept under your address.')).toBeInTheDocument();
});
