import styles from './inbox-line.module.css';

interface InboxLineProps {
  subject: string;
  /** For one of two subjects. */
  label?: string;
  /** Empty if inboxes show the first words of the email. */
  previewText: string;
}

/** Says that names in a preview are made up. */
export const SampleReader = () => (
  <p className="soft">Preview for Ana, a sample contact. Each person gets their own name and details.</p>
);

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
