import styles from './spinner.module.css';

/** In a button that is busy. antd's own goes only when it hears that a transition has ended, which browsers need not tell. */
export const Spinner = () => <span className={styles.spinner} aria-hidden />;
