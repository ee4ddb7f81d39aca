export abstract class EventTypes {
  /** Types that integrations may receive. */
  abstract readonly all: readonly string[];
}
