import { defineSetting } from '../../../kernel/feature-settings.js';

export const promisedAnswer = defineSetting({
  id: 'promised-answer',
  title: 'Reply reminders',
  description:
    'Guests are promised a reply within 24 hours, or an hour before their visit if that’s earlier. Pending requests are emailed to the reservations address, and later to you. If the reply is due in less than 24 hours, both reminders come proportionally sooner.',
  figures: {
    remindStaff: { label: 'Remind the team', unit: 'hours after the request', min: 1, max: 23, default: 12 },
    remindOwner: { label: 'Remind you', unit: 'hours after the request', min: 1, max: 23, default: 22 },
  },
});
