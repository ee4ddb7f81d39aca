const SHAPE = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether it looks like an email address in any script. The server has the exact rules and their messages. */
export const isEmailAddress = (text: string): boolean => SHAPE.test(text);
