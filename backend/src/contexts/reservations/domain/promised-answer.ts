import { defineOption } from '../../../kernel/house-options.js';

export const promisedAnswer = defineOption({
  id: 'promised-answer',
  title: 'Reply reminders',
  says: 'Guests are promised a reply within 24 hours, or an hour before their visit if that’s earlier. Pending requests are emailed to the reservations address, and later to you. If the reply is due in less than 24 hours, both reminders come proportionally sooner.',
  figures: {
    remindStaff: { label: 'Remind the team', unit: 'hours after the request', least: 1, most: 23, usual: 12 },
    remindOwner: { label: 'Remind you', unit: 'hours after the request', least: 1, most: 23, usual: 22 },
  },
});
