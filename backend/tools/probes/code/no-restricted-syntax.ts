export const wrong = 'text' as unknown as number;
