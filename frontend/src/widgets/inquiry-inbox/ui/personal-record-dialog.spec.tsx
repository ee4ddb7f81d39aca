import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { PersonalRecordDialog } from './personal-record-dialog';

const nothing = () => undefined;

it('names everything the server finds about a person', async () => {
  const found = { contacts: [{}], guestMemories: [{}, {}], replies: [{}, {}, {}], reservations: [] };
  fakeServer(() => ({ body: found }));
  const { user } = renderScreen(<PersonalRecordDialog open onClose={nothing} afterClose={nothing} />);
  await user.type(await screen.findByLabelText('Email address'), 'ana@guests.example{Enter}');
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Contacts: 1',
    'Notes about the guest: 2',
    'Replies to emails: 3',
  ]);
});
