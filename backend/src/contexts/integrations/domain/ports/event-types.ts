export abstract class EventTypes {
  /** Those that programs of others may hear of. */
  abstract readonly all: readonly string[];
}
