import { restaurant } from '@/entities/restaurant';
import { subjectInWords } from './ui/automation-reach';

it.each([
  ['Welcome to {{restaurantName}}', `Welcome to ${restaurant.name}`],
  ['{{ firstName|friend }}, a quart of soup', '[First name], a quart of soup'],
  ['{{weather}} today', '{{weather}} today'],
])('shows %j as it will be read', (subject, words) => {
  expect(subjectInWords(subject)).toBe(words);
});
