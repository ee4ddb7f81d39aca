/** Texts in a storage of the browser. Where that keeps nothing they live as long as the page. */
export function keptTexts(storage: () => Storage, prefix: string) {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(prefix + key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    keep(key: string, text: string): void {
      try {
        storage().setItem(prefix + key, text);
      } catch {
        memory.set(key, text);
      }
    },
    forget(key: string): void {
      try {
        storage().removeItem(prefix + key);
      } catch {
        memory.delete(key);
      }
    },
    forgetAll(): void {
      memory.clear();
      try {
        for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
