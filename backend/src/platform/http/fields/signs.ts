/** A visible character: not a space, control character or filler. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LINE_BREAK = /[\n\u2028\u2029]/u;
/** Bidirectional formatting characters, which reorder the text around them; right-to-left marks are allowed. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/u;
/** Mail clients do not show these characters, and no address needs them. */
const HIDDEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

const PHONE_NUMBER = /^$|(?:\p{Nd}\P{Nd}*){7}/u;

export const isVisible = (text: string) => VISIBLE.test(text);
export const isOneLine = (text: string) => !LINE_BREAK.test(text);
export const showsAsWritten = (text: string) => !TURNING.test(text);
export const hidesNothing = (text: string) => !HIDDEN.test(text);

/** Whether a phone number has at least seven digits; an empty one is fine. The website's forms have the same rule. */
export const isPhoneNumber = (text: string) => PHONE_NUMBER.test(text);

/** Removes invisible characters that phones put around copied numbers. */
export const withoutTurning = (text: string) => text.replaceAll(new RegExp(TURNING, 'gu'), '').trim();
