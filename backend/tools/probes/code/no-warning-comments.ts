// TODO: later
export const later = 1;
