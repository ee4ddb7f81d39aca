import styles from './busy-icon.module.css';

/** In a button that is busy. antd's own goes only when it hears that a transition has ended, which browsers need not tell. */
export const BusyIcon = () => <span className={styles.busy} aria-hidden />;
