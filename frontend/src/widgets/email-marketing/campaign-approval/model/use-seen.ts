import { useState } from 'react';

interface Shown {
  id: string;
  updatedAt: string;
}

/** The versions that the owner has read: a campaign opened here may have changed since without a sign on its card. */
export function useSeen() {
  const [read, setRead] = useState<Readonly<Record<string, string>>>({});
  return {
    seenOf: ({ id, updatedAt }: Shown) => read[id] ?? updatedAt,
    learn: (id: string, updatedAt: string) => {
      setRead((known) => ({ ...known, [id]: updatedAt }));
    },
  };
}
