// It ends by itself.
export const probe = 1;
