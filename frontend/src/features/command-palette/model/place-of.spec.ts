import { placeOf } from './place-of';

const item = (detail: string) => ({ id: '1', title: 'Ada', detail, at: '2026-11-23T18:00:00Z' });

it.each([
  ['admin', 'reservation', '2030-01-01, 12:30 PM, party of 2, pending', 'tab=reservations&open=1&dialog=manage'],
  [
    'admin',
    'reservation',
    '2020-01-01, 12:30 PM, party of 2, archived',
    'tab=history&view=reservations&search=Ada&open=1&dialog=history',
  ],
  [
    'admin',
    'reservation',
    '2020-01-01, 12:30 PM, party of 2, no-show',
    'tab=history&view=reservations&search=Ada&open=1&dialog=manage',
  ],
  ['staff', 'reservation', '2020-01-01, 12:30 PM, party of 2, completed', 'tab=reservations&open=1&dialog=manage'],
  ['manager', 'contact', 'ada@guests.example', 'tab=email&view=contacts&open=1&dialog=edit'],
  ['manager', 'campaign', '', 'tab=email&view=campaigns&open=1&dialog=view'],
  ['admin', 'campaign', '', 'tab=email&view=campaigns&open=1&dialog=preview'],
  ['admin', 'template', '', 'tab=email&view=library&open=1&dialog=preview'],
  ['manager', 'content', 'draft', 'tab=content&open=1&dialog=edit'],
  ['manager', 'content', 'published', 'tab=content&open=1&dialog=view'],
  ['admin', 'content', 'pending', 'tab=approvals&open=1&dialog=review'],
  ['admin', 'content', 'approved', 'tab=history&view=approvals&search=Ada'],
  ['admin', 'content', 'revision_requested', 'tab=history&view=approvals&search=Ada'],
  ['manager', 'message', '', 'tab=messages&view=inbox&open=1&dialog=read'],
  ['admin', 'staff', '', 'tab=staff&open=1&dialog=history'],
] as const)('%s: %s %s opens at %s', (role, kind, detail, place) => {
  expect(placeOf(role, kind, item(detail))).toBe(`/${role}/dashboard?${place}`);
});

it('leads from an inquiry to the inbox, and the owner from a contact to its activity', () => {
  expect(placeOf('admin', 'enquiry', item(''))).toBe('/admin/enquiries?open=1&dialog=read');
  expect(placeOf('admin', 'contact', item(''))).toBe('/admin/trail?search=Ada');
});
