/** The sentences and lines of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);
