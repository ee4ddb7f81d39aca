import { Alert, Button, Flex, Typography } from 'antd';
import styles from './second-step.module.css';

/** Downloads the recovery codes as a text file. */
function saveRecoveryCodes(codes: readonly string[]): void {
  const text = ['Recovery codes for the back office. Each works once.', '', ...codes, ''].join('\n');
  const link = document.createElement('a');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = 'recovery-codes.txt';
  link.click();
}

interface RecoveryCodesProps {
  codes: readonly string[];
  doneText: string;
  onDone: () => void;
}

const focusOn = (part: HTMLDivElement | null) => part?.focus();

/** Shown once. */
export const RecoveryCodes = ({ codes, doneText, onDone }: RecoveryCodesProps) => (
  // The form that had the focus is gone, so the focus moves here.
  <Flex vertical gap="middle" align="start" className={styles.part} ref={focusOn} tabIndex={-1}>
    <Alert
      type="warning"
      showIcon
      title="Save these recovery codes somewhere you can find without your phone. You won’t see them again."
    />
    <p>Each works once, in place of a code from the app.</p>
    <ul className={styles.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <Flex gap="8px 16px" wrap align="center">
      <Typography.Text copyable={{ text: codes.join('\n'), tooltips: ['Copy', 'Copied'] }}>Copy</Typography.Text>
      <Button
        onClick={() => {
          saveRecoveryCodes(codes);
        }}
      >
        Download
      </Button>
      <Button type="primary" onClick={onDone}>
        {doneText}
      </Button>
    </Flex>
  </Flex>
);
