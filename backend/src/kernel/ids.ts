export abstract class Ids {
  /** A new UUID v7 as text, so ids sort by creation time. */
  abstract next(): string;
}
