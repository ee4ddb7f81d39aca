/** How the text of a token looks, which opens calls to whoever knows it. */
export abstract class TokenTexts {
  abstract next(): string;
  /** False for what was mistyped: no token has that text. */
  abstract canBe(text: string): boolean;
  abstract hashOf(text: string): string;
}
