import { fitting } from '@/features/command-palette';
import { placesOf } from './places';

it.each([
  ['staff', 'Today', '/staff/dashboard?tab=reservations&service=today'],
  ['staff', 'Tomorrow', '/staff/dashboard?tab=reservations&service=tomorrow'],
  ['admin', 'Hours and closures', '/admin/hours'],
  ['admin', 'Activity', '/admin/trail'],
  ['admin', 'Reservation settings', '/admin/guest-journey'],
  ['admin', 'Photos', '/admin/photographs'],
  ['admin', 'Integrations', '/admin/integrations'],
] as const)('leads %s to %s', (role, label, to) => {
  expect(placesOf(role, [])).toContainEqual(expect.objectContaining({ label, to }));
});

it.each([
  ['phone', '/admin/restaurant'],
  ['address', '/admin/restaurant'],
  ['Instagram', '/admin/restaurant'],
  ['backup', '/admin/status'],
  ['bookkeeper', '/admin/month'],
  ['import', '/admin/import'],
  ['opentable', '/admin/import'],
  ['Resy', '/admin/import'],
  ['guest journey', '/admin/guest-journey'],
  ['closed', '/admin/hours'],
  ['holiday', '/admin/hours'],
  ['logo', '/admin/photographs'],
  ['API', '/admin/integrations'],
  ['2FA', '/admin/team'],
  ['phone number', '/admin/restaurant'],
  ['walk-in', '/admin/guest-journey'],
])('leads the owner who looks for "%s" to %s', (text, to) => {
  expect(fitting(placesOf('admin', []), text).map((place) => place.to)).toEqual([to]);
});

it('lists an address once, by the name that it has in the settings', () => {
  const panel = () => Promise.reject(new Error('not opened'));
  const views = [
    { key: 'contacts', label: 'Contacts', panel },
    { key: 'settings', label: 'Email Settings', panel },
  ];
  const places = placesOf('admin', [{ key: 'email', label: 'Email Marketing', panel: views }]);
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
  expect(places.filter(({ to }) => to.includes('tab=email')).map(({ label }) => label)).toEqual([
    'Email Marketing › Contacts',
    'Email settings',
  ]);
});
