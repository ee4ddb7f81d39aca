import { useCallback, useEffect, useRef } from 'react';
import { useOpenItem } from '@/shared/lib/open-item';

/** Marks a row by its id; its heading can take the focus. */
export const rowMark = (id: string) => ({ 'data-row': id });
/** Marks the heading of a row or of a section of rows. */
export const headingMark = { 'data-heading': '', tabIndex: -1 } as const;

interface Trace {
  control: HTMLElement;
  /** The row itself, then those that followed it in its section. */
  rows: readonly string[];
  section: string | null;
}

/**
 * Keeps the keyboard focus in a list when its row moves to another section or vanishes: it goes to the row's heading if that is still
 * there, else to the next row's, else to the section's. Attach `area` to the element around the sections, and call `restore` when a
 * row's dialog has closed; after a search or a link the focus goes to that row.
 */
export function useRowFocus() {
  const area = useRef<HTMLDivElement>(null);
  const trace = useRef<Trace>(null);
  const { id } = useOpenItem();
  const opened = useRef<string>(null);
  useEffect(() => {
    if (id !== null) opened.current = id;
  }, [id]);

  const follow = useCallback(() => {
    if (!area.current || !trace.current || trace.current.control.isConnected) return;
    const place = findPlace(area.current, trace.current);
    trace.current = null;
    place?.focus();
  }, []);

  const restore = useCallback(() => {
    // A dialog opened from another dialog returns the focus to a button that no longer exists.
    if (isNowhere() && trace.current?.control.isConnected) trace.current.control.focus();
    else follow();
    if (isNowhere() && opened.current !== null) headingOf(area.current, opened.current)?.focus();
  }, [follow]);

  useEffect(() => {
    const list = area.current;
    if (!list) return;

    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) trace.current = traceOf(target);
    };
    // A click outside leaves the rows on purpose; losing a removed control does not.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      setTimeout(() => {
        if (trace.current?.control.isConnected && document.hasFocus() && isNowhere()) trace.current = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (isNowhere()) follow();
    });

    list.addEventListener('focusin', remember);
    list.addEventListener('focusout', leave);
    observer.observe(list, { childList: true, subtree: true });
    return () => {
      list.removeEventListener('focusin', remember);
      list.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, [follow]);

  return { area, restore };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const headingOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-heading]`);

/** Moves a lost focus to the first heading of a section, or to the page's main part. */
export function focusSection(): void {
  if (!isNowhere()) return;
  const headings = [...document.querySelectorAll<HTMLElement>('[data-heading]')];
  const heading = headings.find((one) => !one.closest('[data-row]'));
  if (heading) heading.focus();
  else focusMain();
}

function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // A click outside must not bring the focus back: it is how people leave the rows.
  main.addEventListener(
    'blur',
    () => {
      main.removeAttribute('tabindex');
    },
    { once: true },
  );
}

const sectionTitle = (element: Element) =>
  element.closest('section')?.querySelector('[data-heading]')?.getAttribute('id') ?? null;

function traceOf(control: HTMLElement): Trace | null {
  const row = control.closest<HTMLElement>('[data-row]');
  if (!row) return null;
  const siblings = [...(row.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const rows = siblings.slice(siblings.indexOf(row)).map(({ dataset }) => dataset['row'] ?? '');
  return { control, rows, section: sectionTitle(row) };
}

function findPlace(list: HTMLElement, { rows, section }: Trace): HTMLElement | null {
  const shown = [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => sectionTitle(row) === section);
  for (const id of rows) {
    const row = shown.find(({ dataset }) => dataset['row'] === id);
    if (row) return row.querySelector('[data-heading]');
  }
  return (section !== null ? document.getElementById(section) : null) ?? list.querySelector('[data-heading]');
}
