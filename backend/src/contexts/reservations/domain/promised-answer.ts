import { defineOption } from '../../../kernel/house-options.js';

export const promisedAnswer = defineOption({
  id: 'promised-answer',
  title: 'Reminders of requests without an answer',
  says: 'Guests are promised an answer within 24 hours, and an hour before their visit at the latest. A request that still waits is emailed to the reservations address, and later to you. When the answer is due in less than 24 hours, both reminders come sooner in proportion.',
  figures: {
    remindStaff: { label: 'The team is reminded', unit: 'hours after the request', least: 1, most: 23, usual: 12 },
    remindOwner: { label: 'You are reminded', unit: 'hours after the request', least: 1, most: 23, usual: 22 },
  },
});
