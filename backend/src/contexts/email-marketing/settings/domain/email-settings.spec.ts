import { InvalidInput } from '../../../../kernel/domain-error.js';
import { checkSettings } from './email-settings.js';

const FINE = {
  oneCampaignPerWeek: true,
  ownerApprovalRequired: false,
  sender: { name: 'The Bistro', address: 'hello@bistro.example' },
  postalAddress: '75 King Street',
  perSecond: 10,
  perHour: 5000,
  perDay: 50_000,
  updatedAt: new Date('2026-11-20T15:00:00Z'),
};
const wrong = (changes: Partial<typeof FINE>) => {
  try {
    checkSettings({ ...FINE, ...changes }, 'bistro.example');
    return [];
  } catch (error) {
    return (error as InvalidInput).fields.map(({ field }) => field);
  }
};
const from = (address: string) => ({ sender: { name: 'The Bistro', address } });

it.each([
  [{}, []],
  [from('news@mail.Bistro.example'), []],
  [from('hello@bistro.example.evil.example'), ['senderAddress']],
  [from('hello@notbistro.example'), ['senderAddress']],
  [{ sender: { ...FINE.sender, name: '' } }, ['senderName']],
  [from(''), ['senderAddress']],
  [{ postalAddress: '' }, ['postalAddress']],
  [{ perSecond: 0 }, ['perSecond']],
  [{ perHour: 9 }, ['perHour']],
  [{ perDay: 4999 }, ['perDay']],
  [{ perSecond: 6000, perDay: 100 }, ['perHour', 'perDay']],
])('finds in %j wrong: %j', (changes, fields) => {
  expect(wrong(changes)).toEqual(fields);
});
