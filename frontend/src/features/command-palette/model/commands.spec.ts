import { fitting } from './commands';

const commands = [
  { label: 'Email Marketing › Campaigns', to: '/a' },
  { label: 'Create Campaign', to: '/b' },
  { label: 'Hours', synonyms: 'closed holidays', to: '/c' },
];

it.each([
  ['', ['/a', '/b', '/c']],
  ['camp', ['/a', '/b']],
  ['campaign CREATE', ['/b']],
  ['market camp', ['/a']],
  ['holiday', ['/c']],
  ['hours closed', ['/c']],
  ['letters', []],
])('finds commands by every word of "%s"', (text, addresses) => {
  expect(fitting(commands, text).map(({ to }) => to)).toEqual(addresses);
});
