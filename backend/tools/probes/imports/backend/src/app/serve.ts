export const opened = true;
