import type { KeyboardEvent } from 'react';
import { commandOf } from '../model/card-keys';

/** Only a card that has the focus listens to keys, so nobody decides anything by accident. */
export function useCardKeys(showHelp: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    const command = card && commandOf(event.nativeEvent);
    if (!card || !command) return;
    if (command === 'help') showHelp();
    else if ('goes' in command) focusBeside(event.currentTarget, card, command.goes);
    else card.querySelector<HTMLElement>(`[aria-keyshortcuts="${command.presses}"]`)?.click();
    event.preventDefault();
  };
}

function focusBeside(board: HTMLElement, card: HTMLElement, step: 1 | -1): void {
  const cards = [...board.querySelectorAll<HTMLElement>('[data-row]')];
  const next = cards[cards.indexOf(card) + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
