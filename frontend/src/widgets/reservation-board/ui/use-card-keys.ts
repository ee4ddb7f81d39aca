import { type RefObject, useEffect, useEffectEvent } from 'react';
import { commandOf } from '../model/card-keys';

/** J and K take the first card from anywhere on the page. All other keys need a card that has the focus, so that no key decides by accident. */
export function useCardKeys(board: RefObject<HTMLElement | null>, showHelp: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!board.current || !command) return;
    const cards = [...board.current.querySelectorAll<HTMLElement>('[data-row]')];
    const card = cards.find((one) => event.target instanceof Node && one.contains(event.target));
    if (command === 'help') showHelp();
    else if (card && 'presses' in command)
      card.querySelector<HTMLElement>(`[aria-keyshortcuts="${command.presses}"]`)?.click();
    else if (card && 'goes' in command) focusOn(cards[cards.indexOf(card) + command.goes]);
    // Arrow keys scroll the page and move between radio buttons.
    else if ('goes' in command && !event.key.startsWith('Arrow')) focusOn(cards[0]);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);
}

function focusOn(card: HTMLElement | undefined): void {
  card?.focus();
  card?.scrollIntoView({ block: 'nearest' });
}
