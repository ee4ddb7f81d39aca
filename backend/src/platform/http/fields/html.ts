import { MAX_DEPTH, nestingOf } from '../../html/nesting.js';
import { field, holds } from './field.js';
import { OptionalText, type OptionalTextRule, Text, type TextRule } from './texts.js';

const isShallow = (value: unknown) => typeof value !== 'string' || nestingOf(value) <= MAX_DEPTH;

const IsShallow = () =>
  holds(
    'isShallow',
    isShallow,
    `Nest the elements of the HTML at most ${String(MAX_DEPTH)} deep: some may not be closed.`,
  );

/** Required HTML. It is stored as written and sanitized wherever it is shown. */
export const Html = (rule: TextRule) => field(() => [IsShallow(), Text(rule)]);

/** HTML that may be empty, null or missing. */
export const OptionalHtml = (rule: OptionalTextRule) => field(() => [IsShallow(), OptionalText(rule)]);
