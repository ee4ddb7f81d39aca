import type { Role } from '@/shared/api';
import { bottomPlaces, isAt } from '../ui/bottom-bar';

const shownAt = (role: Role, pathname: string, search: string) =>
  bottomPlaces[role].filter((place) => isAt(role, place, { pathname, search })).map(({ label }) => label);

it.each<[Role, string, string, string[]]>([
  ['admin', '/admin/dashboard', '', ['Today']],
  ['admin', '/admin/dashboard', '?decline=1', ['Today']],
  ['admin', '/admin/dashboard', '?tab=approvals&open=1&dialog=review', ['Approve']],
  ['admin', '/admin/enquiries', '?read=false', ['Inbox']],
  ['admin', '/admin/dashboard', '?tab=staff', []],
  ['admin', '/admin/hours', '', []],
  ['manager', '/manager/dashboard', '', ['Content']],
  ['manager', '/manager/dashboard', '?tab=messages&view=archived', ['Inbox']],
  ['staff', '/staff/dashboard', '', ['Requests']],
  ['staff', '/staff/dashboard', '?service=today', ['Today']],
  ['staff', '/staff/dashboard', '?tab=reservations&search=ada', ['Requests']],
  ['staff', '/staff/dashboard', '?service=tomorrow', []],
])('marks for %s at %s%s: %j', (role, pathname, search, labels) => {
  expect(shownAt(role, pathname, search)).toEqual(labels);
});
