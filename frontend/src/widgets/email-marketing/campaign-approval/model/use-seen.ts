import { useState } from 'react';

interface Shown {
  id: string;
  updatedAt: string;
}

/** What the owner knows: what was read here may have been changed since without a sign on its card. */
export function useSeen() {
  const [read, setRead] = useState<Readonly<Record<string, string>>>({});
  return {
    seenOf: ({ id, updatedAt }: Shown) => read[id] ?? updatedAt,
    learn: (id: string, updatedAt: string) => {
      setRead((known) => ({ ...known, [id]: updatedAt }));
    },
  };
}
