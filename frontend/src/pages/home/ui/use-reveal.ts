import { type RefObject, useRef, useState } from 'react';

interface Reveal<Item> {
  section: RefObject<HTMLElement | null>;
  shown: Item[];
  isExpanded: boolean;
  toggle: () => void;
}

/** The first few items of a list, and all of them after a click; collapsing scrolls back to the top of the section. */
export function useReveal<Item>(items: Item[], atFirst: number): Reveal<Item> {
  const section = useRef<HTMLElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);

  function toggle() {
    if (isExpanded) section.current?.scrollIntoView();
    setIsExpanded(!isExpanded);
  }

  return { section, shown: isExpanded ? items : items.slice(0, atFirst), isExpanded, toggle };
}
