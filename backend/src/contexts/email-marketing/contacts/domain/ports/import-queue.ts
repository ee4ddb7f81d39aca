/** Queue of imports to process. */
export abstract class ImportQueue {
  /** Requires a unit of work. */
  abstract add(importId: string): Promise<void>;
}
