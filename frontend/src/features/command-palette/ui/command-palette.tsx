import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Role } from '@/shared/api';
import { LazyPart } from '@/shared/ui/lazy-part';
import type { Command } from '../model/commands';
import styles from './command-palette.module.css';

const loadDialog = async () => (await import('./palette-dialog')).PaletteDialog;
const prepare = () => void loadDialog().catch(() => undefined);

interface CommandPaletteProps {
  role: Role;
  places: readonly Command[];
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const neverChanges = () => () => undefined;

/** Search and navigation, opened by its button or by Ctrl+K, ⌘K on a Mac. */
export function CommandPalette({ role, places }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const hasCommandKey = useSyncExternalStore(neverChanges, isApple, () => false);

  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const toggle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
    // On a Mac, Ctrl+K deletes to the end of the line.
    if (isApple() ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return;
    const isInAnotherDialog = !isOpen && event.target instanceof Element && event.target.closest('[role=dialog]');
    if (isInAnotherDialog) return;
    event.preventDefault();
    setOpened(true);
    setOpen(!isOpen);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      toggle(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={hasCommandKey ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        Search
        <kbd className={styles.keys} aria-hidden="true">
          {hasCommandKey ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {wasOpened && (
        <LazyPart
          load={loadDialog}
          with={{
            role,
            places,
            open: isOpen,
            onClose: () => {
              setOpen(false);
            },
          }}
        />
      )}
    </>
  );
}
