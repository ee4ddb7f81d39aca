import { Input, type InputProps } from 'antd';
import styles from './shared-tablet.module.css';

/** Not a password field, so that no browser offers to store the PIN for everyone at the tablet. */
export const PinInput = (props: InputProps) => (
  <Input required inputMode="numeric" maxLength={6} autoComplete="off" {...props} className={styles.pin} />
);
