/** When the house is open. */
export abstract class HouseHours {
  /** What a text says of days and hours that is not so, in a sentence each. */
  abstract contradictionsIn(text: string): Promise<readonly string[]>;
}
