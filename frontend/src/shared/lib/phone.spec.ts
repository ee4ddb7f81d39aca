import { telHref } from './phone';

it.each([
  ['(904) 555-0175', 'tel:9045550175'],
  ['+1 904.555.0175', 'tel:+19045550175'],
])('dials %j', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
