/** The keys of a card press its buttons. */
export const CARD_KEYS = {
  confirm: 'c',
  decline: 'd',
  arrived: 'a',
  noShow: 'n',
  manage: 'm',
  reopen: 'r',
} as const;

export type CardKey = (typeof CARD_KEYS)[keyof typeof CARD_KEYS];

const NEXT = ['j', 'ArrowDown'];
const PREVIOUS = ['k', 'ArrowUp'];
const TYPING =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]';

/** What a key means where nothing is typed. */
export type CardCommand = { goes: 1 | -1 } | { presses: string } | 'help' | null;

export function commandOf({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): CardCommand {
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPING))) return null;
  if (NEXT.includes(key)) return { goes: 1 };
  if (PREVIOUS.includes(key)) return { goes: -1 };
  if (key === '?') return 'help';
  // A key that is held down decides once.
  const isAction = !repeat && Object.values<string>(CARD_KEYS).includes(key.toLowerCase());
  return isAction ? { presses: key.toLowerCase() } : null;
}
