/** Something that refers to an entity of another context. */
export interface Use {
  /** Display names of what refers to it, oldest first. */
  namesOf(id: string): Promise<readonly string[]>;
  /** Called after the entity changed, inside the same unit of work. */
  changed(id: string): Promise<void>;
}

/** Contexts register here what refers to an entity, so that its owner does not depend on them. */
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
