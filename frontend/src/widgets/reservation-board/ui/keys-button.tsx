import { LazyPart } from '@/shared/ui/lazy-part';
import styles from './reservation-board.module.css';

const loadHelp = async () => (await import('./keys-help')).KeysHelp;

interface KeysButtonProps {
  /** undefined until somebody has asked. */
  open: boolean | undefined;
  onToggle: (open: boolean) => void;
}

/** For those who have a keyboard. */
export function KeysButton({ open, onToggle }: KeysButtonProps) {
  return (
    <>
      <button
        type="button"
        className={styles.keys}
        onClick={() => {
          onToggle(true);
        }}
      >
        Keyboard shortcuts
      </button>
      {open !== undefined && (
        <LazyPart
          load={loadHelp}
          with={{
            open,
            onClose: () => {
              onToggle(false);
            },
          }}
        />
      )}
    </>
  );
}
