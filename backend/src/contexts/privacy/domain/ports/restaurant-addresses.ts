/** Email addresses that do not belong to guests. */
export abstract class RestaurantAddresses {
  /** `house` for the restaurant's own addresses, `account` for those of accounts, null for any other. */
  abstract ownerOf(address: string): Promise<'house' | 'account' | null>;
}
