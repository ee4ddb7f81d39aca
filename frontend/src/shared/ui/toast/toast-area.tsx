import * as Toast from '@radix-ui/react-toast';
import styles from './toast-area.module.css';
import { type ShownToast, toastStore } from './toast-store';

/** The newest toast is last; older ones that can still be undone are above it, one line each. */
export const ToastArea = ({ messages }: { messages: readonly ShownToast[] }) => (
  <Toast.Provider swipeDirection="right" swipeThreshold={50} label="Notification">
    {messages.map((message) => (
      <Message key={message.id} message={message} />
    ))}
    <Toast.Viewport className={`no-print ${styles.area ?? ''}`} hotkey={['F8']} label="Notifications ({hotkey})" />
  </Toast.Provider>
);

function Message({ message }: { message: ShownToast }) {
  const { id, title, description, subject, action, variant = 'default', duration = 5000 } = message;
  return (
    <Toast.Root
      className={styles.toast}
      data-variant={variant}
      type="foreground"
      duration={duration}
      onOpenChange={(isOpen) => {
        if (!isOpen) toastStore.close(id);
      }}
    >
      <Toast.Title className={styles.title}>{title}</Toast.Title>
      {description && <Toast.Description className={styles.description}>{description}</Toast.Description>}
      {subject && <p className={`${styles.description ?? ''} ${styles.subject ?? ''}`}>{subject}</p>}
      {action && (
        <Toast.Action className={styles.action} altText={action.label} onClick={action.onPress}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className={styles.close} aria-label="Close notification">
        <span aria-hidden="true">×</span>
      </Toast.Close>
    </Toast.Root>
  );
}
