import { TEMPLATE_TEXTS } from '../../templates/index.js';
import { quickStarts } from './quick-starts.js';

const ready = Object.values(quickStarts).flatMap(({ mails }) => mails);

it.each([...ready, ...TEMPLATE_TEXTS])('greets people without a first name, too: $name', ({ subject, htmlContent }) => {
  expect(`${subject}${htmlContent}`).not.toContain('{{firstName}}');
});
