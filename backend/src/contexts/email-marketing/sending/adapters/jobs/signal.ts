/** Wakes a waiting loop, or lets its next wait return immediately. */
export class Signal {
  private given = false;
  private wake: (() => void) | null = null;

  give(): void {
    this.given = true;
    this.wake?.();
  }

  /** Ends at the next signal, also at one that was given since the last wait, or after that time. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.given) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = null;
    }
    this.given = false;
  }
}
