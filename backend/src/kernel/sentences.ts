/** Splits a text into sentences and lines. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);
