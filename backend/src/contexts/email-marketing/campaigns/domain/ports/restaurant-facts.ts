/** Checks texts against the restaurant's hours and prices. */
export abstract class RestaurantFacts {
  /** Returns one sentence per wrong day, hour, or price in the given plain or HTML texts. */
  abstract contradictionsIn(...written: string[]): Promise<readonly string[]>;
}
