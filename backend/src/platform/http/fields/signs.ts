/** Something that can be seen: neither space nor control nor filler. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LINE_BREAK = /[\n\u2028\u2029]/u;
/** They turn the order in which the signs around them are shown; marks of right-to-left script are none of them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/u;
/** No mail program shows them, and no address needs them. */
const HIDDEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

export const isVisible = (text: string) => VISIBLE.test(text);
export const isOneLine = (text: string) => !LINE_BREAK.test(text);
export const showsAsWritten = (text: string) => !TURNING.test(text);
export const hidesNothing = (text: string) => !HIDDEN.test(text);

/** Without what telephones put around a number that is copied. */
export const withoutTurning = (text: string) => text.replaceAll(new RegExp(TURNING, 'gu'), '').trim();
