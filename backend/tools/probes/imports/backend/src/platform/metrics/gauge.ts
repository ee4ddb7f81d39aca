export const gauge = 1;
