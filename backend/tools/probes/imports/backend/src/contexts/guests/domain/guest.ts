export const guest = 'guest';
