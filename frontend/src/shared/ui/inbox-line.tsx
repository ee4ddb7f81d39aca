import styles from './inbox-line.module.css';

interface InboxLineProps {
  subject: string;
  /** For one of two subjects. */
  label?: string;
  /** Empty if inboxes show the first words of the email. */
  previewText: string;
}

/** The subject of an email, and how an inbox shows it with its preview text. */
export const InboxLine = ({ subject, label = 'Subject', previewText }: InboxLineProps) => (
  <>
    <p>
      <strong>{label}:</strong> <span>{subject || '–'}</span>
    </p>
    {previewText && (
      <p className={styles.inbox}>
        In the inbox: <strong>{subject || '–'}</strong> <span>{previewText}</span>
      </p>
    )}
  </>
);
