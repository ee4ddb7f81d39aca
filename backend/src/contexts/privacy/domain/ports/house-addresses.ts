/** Addresses that are no guest's. */
export abstract class HouseAddresses {
  /** Whose it is: the house's own, by which it writes and is written to; that of somebody who signs in; or neither. */
  abstract ownerOf(address: string): Promise<'house' | 'account' | null>;
}
