import { fitting } from './commands';

const commands = [
  { label: 'Email Marketing › Campaigns', to: '/a' },
  { label: 'Create Campaign', to: '/b' },
];

it.each([
  ['', ['/a', '/b']],
  ['camp', ['/a', '/b']],
  ['campaign CREATE', ['/b']],
  ['market camp', ['/a']],
  ['letters', []],
])('finds commands by every word of "%s"', (text, addresses) => {
  expect(fitting(commands, text).map(({ to }) => to)).toEqual(addresses);
});
