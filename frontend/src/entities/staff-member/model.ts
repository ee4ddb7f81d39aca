/** For staff; owners and site managers need more. */
export const MIN_PASSWORD_LENGTH = 6;
