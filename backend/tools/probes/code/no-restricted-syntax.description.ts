export const field = { description: 'Whether the house has areas.' };
