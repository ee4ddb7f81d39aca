/** Everything stored for an address, across all contexts. */
export abstract class PersonalRecords {
  abstract recordOf(address: string): Promise<Record<string, readonly object[]>>;
  /** Inside a unit of work. */
  abstract erase(address: string): Promise<void>;
  /** Outside of a unit of work, after the one of `erase` has been committed. */
  abstract eraseFiles(address: string): Promise<void>;
}
