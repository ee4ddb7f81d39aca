/** Everything the house keeps under an address, over all contexts. */
export abstract class PersonalRecords {
  abstract recordOf(address: string): Promise<Record<string, readonly object[]>>;
  /** Inside a unit of work. */
  abstract erase(address: string): Promise<void>;
  /** Outside of a unit of work, once that one is kept. */
  abstract eraseFiles(address: string): Promise<void>;
}
