const SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether it has the shape of an email address, in any letters. The server knows the exact rules, and says what it does not take. */
export const isEmailAddress = (text: string): boolean => SHAPE.test(text);
