import * as Toast from '@radix-ui/react-toast';
import styles from './toast-area.module.css';
import type { ShownToast } from './toast-store';

export function ToastArea({ message }: { message: ShownToast }) {
  const { id, title, description, subject, action, variant = 'default', duration = 5000 } = message;
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={50} label="Notification">
      <Toast.Root key={id} className={styles.toast} data-variant={variant} type="foreground">
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {description && <Toast.Description className={styles.description}>{description}</Toast.Description>}
        {subject && <p className={styles.description}>{subject}</p>}
        {action && (
          <Toast.Action className={styles.action} altText={action.label} onClick={action.onPress}>
            {action.label}
          </Toast.Action>
        )}
        <Toast.Close className={styles.close} aria-label="Close notification">
          <span aria-hidden="true">×</span>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={`no-print ${styles.area ?? ''}`} hotkey={['F8']} label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}
