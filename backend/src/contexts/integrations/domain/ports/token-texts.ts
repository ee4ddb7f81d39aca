/** Format of access tokens. */
export abstract class TokenTexts {
  abstract next(): string;
  /** False for a mistyped token. */
  abstract canBe(text: string): boolean;
  abstract hashOf(text: string): string;
}
