export interface ToastMessage {
  title: string;
  description?: string;
  /** What it is about, such as a name. */
  subject?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
  /** Milliseconds, 5000 unless given. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message; it replaces the one on screen. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  shown = { ...message, id: lastId };
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => shown,
  clear: () => {
    shown = null;
    for (const listener of listeners) listener();
  },
  none: () => null,
};
