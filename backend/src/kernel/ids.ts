export abstract class Ids {
  /** A new UUID v7 as text: ids sort by the time they were made. */
  abstract next(): string;
}
