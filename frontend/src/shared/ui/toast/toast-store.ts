export interface ToastMessage {
  title: string;
  description?: string;
  /** The item it is about, such as a name. */
  subject?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
  /** Key of the thing whose state changed; the action of an earlier toast with the same key no longer applies. */
  about?: string;
  /** Milliseconds, 5000 unless given. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const MAX_SHOWN = 5;
const NONE: readonly ShownToast[] = [];

let shown = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function show(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Shows a message. It replaces the one on the screen unless that offers an action that still applies, such as Undo. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  const isOver = ({ about }: ShownToast) => about !== undefined && about === message.about;
  const withAction = shown.filter((one) => one.action !== undefined && !isOver(one));
  show([...withAction, { ...message, id: lastId }].slice(-MAX_SHOWN));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => shown,
  close: (id: number) => {
    show(shown.filter((one) => one.id !== id));
  },
  clear: () => {
    show(NONE);
  },
  none: () => NONE,
};
