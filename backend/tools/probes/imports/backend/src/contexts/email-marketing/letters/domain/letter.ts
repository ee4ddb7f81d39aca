export const letter = 'letter';
