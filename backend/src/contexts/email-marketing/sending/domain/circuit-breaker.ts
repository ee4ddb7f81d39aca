/** So many refusals of us in a row, and no mail taken between them, pause a campaign. */
export const REFUSALS = 10;

/** Notices that servers refuse the house and not single recipients. */
export class CircuitBreaker {
  private readonly inARow = new Map<string, number>();

  taken(campaignId: string): void {
    this.inARow.delete(campaignId);
  }

  /** True for the refusal with which the campaign is to be paused. */
  refused(campaignId: string): boolean {
    const count = (this.inARow.get(campaignId) ?? 0) + 1;
    if (count < REFUSALS) this.inARow.set(campaignId, count);
    else this.inARow.delete(campaignId);
    return count === REFUSALS;
  }
}
