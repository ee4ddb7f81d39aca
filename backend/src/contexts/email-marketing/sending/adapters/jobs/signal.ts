/** Wakes a waiting loop, or lets its next wait return immediately. */
export class Signal {
  private given = false;
  private wake: (() => void) | null = null;

  give(): void {
    this.given = true;
    this.wake?.();
  }

  /** Resolves at the next signal, immediately if one was given since the last wait, or after the timeout. */
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
