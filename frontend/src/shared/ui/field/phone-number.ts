/** Empty, or at least seven digits. The server has the same rule. */
export const PHONE_NUMBER = /^\s*$|(?:\p{Nd}\P{Nd}*){7}/u;
export const PHONE_ERROR = 'Enter a phone number with at least 7 digits, or leave it empty.';
/** A form item's rules for an optional phone number; a stored one is accepted as it is. */
export const phoneRulesFor = (stored?: string) => [
  {
    validator: (_: unknown, phone = '') =>
      phone === stored || PHONE_NUMBER.test(phone) ? Promise.resolve() : Promise.reject(new Error(PHONE_ERROR)),
  },
];
export const phoneRules = phoneRulesFor();
