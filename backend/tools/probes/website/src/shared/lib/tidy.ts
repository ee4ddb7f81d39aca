export const tidy = (text: string) => text.trim();
