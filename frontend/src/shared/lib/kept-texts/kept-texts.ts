/** Texts in a storage of the browser. What that does not keep, because it may not or is full, lives as long as the page. */
export function keptTexts(storage: () => Storage, prefix: string) {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      const unkept = memory.get(key);
      if (unkept !== undefined) return unkept;
      try {
        return storage().getItem(prefix + key);
      } catch {
        return null;
      }
    },
    keep(key: string, text: string): void {
      try {
        storage().setItem(prefix + key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    forget(key: string): void {
      memory.delete(key);
      try {
        storage().removeItem(prefix + key);
      } catch {
        // Nothing was kept there.
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
