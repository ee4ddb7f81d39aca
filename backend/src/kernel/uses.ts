/** What names something that others keep. */
export interface Use {
  /** By which names people know what names it, the oldest first. */
  namesOf(id: string): Promise<readonly string[]>;
  /** It is another now. Inside the unit of work that changes it. */
  changed(id: string): Promise<void>;
}

/** Whoever names it says so here, so that its keeper needs not know them. */
export class Uses implements Use {
  private readonly uses: Use[] = [];

  on(use: Use): void {
    this.uses.push(use);
  }

  async namesOf(id: string): Promise<readonly string[]> {
    const names: string[] = [];
    for (const use of this.uses) names.push(...(await use.namesOf(id)));
    return names;
  }

  async changed(id: string): Promise<void> {
    for (const use of this.uses) await use.changed(id);
  }
}
