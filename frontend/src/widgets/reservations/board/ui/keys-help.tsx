import { CARD_KEYS } from '@/entities/reservation';
import { Dialog } from '@/shared/ui/dialogs';
import styles from './keys-help.module.css';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['J', '↓'], 'Next reservation'],
  [['K', '↑'], 'Previous reservation'],
  [[CARD_KEYS.confirm], 'Confirm'],
  [[CARD_KEYS.decline], 'Decline'],
  [[CARD_KEYS.arrived], 'Customer Arrived'],
  [[CARD_KEYS.noShow], 'No-Show'],
  [[CARD_KEYS.left], 'Left (today)'],
  [[CARD_KEYS.tables], 'Table numbers (today)'],
  [[CARD_KEYS.manage], 'Manage: notes'],
  [[CARD_KEYS.reopen], 'Reopen'],
  [[CARD_KEYS.select], 'Select a request'],
  [['Tab'], 'Next link or button'],
  [['?'], 'Show shortcuts'],
];

interface KeysHelpProps {
  open: boolean;
  onClose: () => void;
}

export function KeysHelp({ open, onClose }: KeysHelpProps) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} footer={null} onCancel={onClose} destroyOnHidden>
      <p>J goes to the first reservation. The other keys act on the focused reservation.</p>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key.toUpperCase()}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
