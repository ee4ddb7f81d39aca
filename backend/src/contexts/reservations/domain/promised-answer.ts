import { defineOption } from '../../../kernel/house-options.js';

export const promisedAnswer = defineOption({
  id: 'promised-answer',
  title: 'Reminders of requests without an answer',
  says: 'Guests are promised an answer within 24 hours. A request that still waits is mailed to the reservations address, and later to you.',
  figures: {
    remindStaff: { label: 'The team is reminded', unit: 'hours after the request', least: 1, most: 23, usual: 12 },
    remindOwner: { label: 'You are reminded', unit: 'hours after the request', least: 1, most: 23, usual: 22 },
  },
});
