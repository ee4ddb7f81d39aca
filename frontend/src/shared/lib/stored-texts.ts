/** Texts in the browser's storage. If the storage is blocked or full, they live as long as the page. */
export function storedTexts(storage: () => Storage, prefix: string) {
  const memory = new Map<string, string>();

  function forget(key: string): void {
    memory.delete(key);
    try {
      storage().removeItem(prefix + key);
    } catch {
      // Storage is blocked.
    }
  }

  function keys(): string[] {
    try {
      const stored = Object.keys(storage()).filter((key) => key.startsWith(prefix));
      return [...new Set([...memory.keys(), ...stored.map((key) => key.slice(prefix.length))])];
    } catch {
      return [...memory.keys()];
    }
  }

  return {
    read(key: string): string | null {
      const unstored = memory.get(key);
      if (unstored !== undefined) return unstored;
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
    forget,
    keys,
    forgetAll(): void {
      for (const key of keys()) forget(key);
    },
  };
}
