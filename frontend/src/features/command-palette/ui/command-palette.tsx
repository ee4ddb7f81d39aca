import { useEffect, useState } from 'react';
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

/** Search, and the way to every place: by its button or by Ctrl+K. */
export function CommandPalette({ role, places }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpened(true);
      setOpen((was) => !was);
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
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        Search
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
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
