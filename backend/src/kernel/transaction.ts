export abstract class Transaction {
  /** Runs the work in one database transaction; inside another one it joins it. Anything thrown rolls back. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
