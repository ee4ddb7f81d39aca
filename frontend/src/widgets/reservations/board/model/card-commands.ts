import { CARD_KEYS } from '@/entities/reservation';

const NEXT = ['j', 'ArrowDown'];
const PREVIOUS = ['k', 'ArrowUp'];
const TYPING =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';

/** A key's meaning outside of text fields. */
export type CardCommand = { goes: 1 | -1 } | { presses: string } | 'help' | null;

export function commandOf({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): CardCommand {
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPING))) return null;
  if (NEXT.includes(key)) return { goes: 1 };
  if (PREVIOUS.includes(key)) return { goes: -1 };
  if (key === '?') return 'help';
  // Ignores repeated events of a key that is held down.
  const isAction = !repeat && Object.values<string>(CARD_KEYS).includes(key.toLowerCase());
  return isAction ? { presses: key.toLowerCase() } : null;
}
