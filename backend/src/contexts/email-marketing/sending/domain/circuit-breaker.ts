/** Consecutive refusals of us, without an accepted email between them, that pause a campaign. */
export const REFUSALS = 10;

/** Detects that servers refuse the restaurant rather than single recipients. */
export class CircuitBreaker {
  private readonly inARow = new Map<string, number>();

  taken(campaignId: string): void {
    this.inARow.delete(campaignId);
  }

  /** Returns true if this refusal should pause the campaign. */
  refused(campaignId: string): boolean {
    const count = (this.inARow.get(campaignId) ?? 0) + 1;
    if (count < REFUSALS) this.inARow.set(campaignId, count);
    else this.inARow.delete(campaignId);
    return count === REFUSALS;
  }
}
