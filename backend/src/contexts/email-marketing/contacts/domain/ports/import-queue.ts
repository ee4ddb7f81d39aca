/** Imports that are to be worked on. */
export abstract class ImportQueue {
  /** Inside a unit of work. */
  abstract add(importId: string): Promise<void>;
}
