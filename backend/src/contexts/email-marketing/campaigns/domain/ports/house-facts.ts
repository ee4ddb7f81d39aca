/** When the house is open, and what its dishes cost. */
export abstract class HouseFacts {
  /** What texts, plain or HTML, say of days, hours and prices that is not so, in a sentence each. */
  abstract contradictionsIn(...written: string[]): Promise<readonly string[]>;
}
