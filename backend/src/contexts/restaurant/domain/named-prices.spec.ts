import menu from '../../../../content/menu.json' with { type: 'json' };
import { dishesOf } from './dishes.js';
import { priceFindings } from './named-prices.js';

const DISHES = dishesOf(menu);
const messages = (text: string) => priceFindings(text, DISHES).map(({ message }) => message);

describe('prices that the menu does not name', () => {
  it.each([
    ['$12.50 for the Castillo Club', '$12.50', 'Castillo Club', '$15.00'],
    ['Our castillo club is only $12 this week.', '$12', 'Castillo Club', '$15.00'],
    ['Greek salad with extra olives: $13', '$13', 'Greek', '$15.00'],
    ['A coffee for $3, all morning', '$3', 'Coffee', '$4.50'],
    ['Come and try the Anastasia for $14!', '$14', 'The Anastasia', '$15.00'],
    ['A meat and cheese plate costs $18.', '$18', 'Meat & Cheese Plate', '$19.00'],
    ['Brownie $3', '$3', 'Brownies', '$3.75'],
    ['Tomato Basil for $8', '$8', 'Tomato Basil', '$6.00 or $9.00'],
    ['Castillo Club $15, Vilano Veggie $15', '$15', 'Vilano Veggie', '$14.00'],
    ['$6 iced tea on Thursday', '$6', 'Iced Tea', '$3.00'],
  ])('are found in “%s”', (text, named, dish, price) => {
    expect(priceFindings(text, DISHES)).toEqual([
      { named, message: `The text names ${named} for ${dish}, and the menu says ${price}.` },
    ]);
  });

  it.each([
    ['the same price, written shorter', 'The Castillo Club for $15, a coffee at $4.5.'],
    ['each size', 'A cup of Tomato Basil is $6, a bowl of Tomato Basil $9.'],
    ['what is added to a dish', 'House salad with feta: $4.25 more; House salad, $10'],
    [
      'several things for one price',
      'Soup and a Castillo Club for $20, half a San Sebastian for $8, two coffees for $8',
    ],
    [
      'the price of something else',
      'Enjoy a Castillo Club before our $40 glass class. A Greek salad and a heron for $60.',
    ],
    ['a discount', '$2 off the Castillo Club, save $3 Matanzas'],
    ['another sentence', 'Try the Castillo Club. For $12 there is soup.'],
    ['words that are no dish', 'The chef cooks for $90, rent the house for $500, open sunshine for $1'],
    ['a longer name', 'Chicken Salad Side $10, $15 for the homemade chicken salad'],
    ['no price', 'Coffee, latte and 12 cookies'],
  ])('are not found in %s', (_what, text) => {
    expect(messages(text)).toEqual([]);
  });

  it('are not looked for next to names as short as a letter or two', () => {
    const items = [
      { name: 'S', price: '$1.00' },
      { name: 'XO', price: '$2.00' },
    ];
    expect(dishesOf({ groups: [{ category: 'Sizes', items }] })).toEqual([]);
  });

  it('are reported once each', () => {
    expect(messages('Latte $4. A latte for $4!\nLatte $5')).toEqual([
      'The text names $4 for Latte, and the menu says $5.75.',
      'The text names $5 for Latte, and the menu says $5.75.',
    ]);
  });
});
