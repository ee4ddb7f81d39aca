import { defineOption } from '../../../kernel/house-options.js';
import { optionNow } from './house-option.js';

const RULE = { label: 'Ends', unit: 'hours', least: 0, most: 72 };
const OPTION = defineOption({
  ...{ id: 'guest-page', title: 'A page', says: 'A link.' },
  figures: { cancelHours: { ...RULE, usual: 2 }, keptHours: { ...RULE, usual: 24 } },
});

it('is off and as usual until somebody chooses', () => {
  expect(optionNow(OPTION, null)).toEqual({ isOn: false, figures: { cancelHours: 2, keptHours: 24 } });
});

it('stands as it was chosen, at zero too', () => {
  const figures = { cancelHours: 0, keptHours: 48 };
  expect(optionNow(OPTION, { isOn: true, figures })).toEqual({ isOn: true, figures });
});

it('has the usual figure where one came after the choice, and none that it has no longer', () => {
  const chosen = { isOn: true, figures: { cancelHours: 6, seats: 40 } };
  expect(optionNow(OPTION, chosen).figures).toEqual({ cancelHours: 6, keptHours: 24 });
});
