import { defineSetting } from '../../kernel/feature-settings.js';
import { settingValueOf } from './feature-setting.js';

const RULE = { label: 'Ends', unit: 'hours', min: 0, max: 72 };
const OPTION = defineSetting({
  id: 'guest-page',
  title: 'A page',
  description: 'A link.',
  figures: { cancelHours: { ...RULE, default: 2 }, holdHours: { ...RULE, default: 24 } },
});

it('is off and has its defaults until someone changes it', () => {
  expect(settingValueOf(OPTION, null)).toEqual({ isOn: false, figures: { cancelHours: 2, holdHours: 24 } });
});

it('has the stored value, even if it is zero', () => {
  const figures = { cancelHours: 0, holdHours: 48 };
  expect(settingValueOf(OPTION, { isOn: true, figures })).toEqual({ isOn: true, figures });
});

it('has the usual figure where one came after the choice, and none that it has no longer', () => {
  const chosen = { isOn: true, figures: { cancelHours: 6, seats: 40 } };
  expect(settingValueOf(OPTION, chosen).figures).toEqual({ cancelHours: 6, holdHours: 24 });
});
