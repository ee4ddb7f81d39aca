import styles from './busy-icon.module.css';

/** The icon of a busy button. antd's own disappears only after a transitionend event, which browsers may not send. */
export const BusyIcon = () => <span className={styles.busy} aria-hidden />;
