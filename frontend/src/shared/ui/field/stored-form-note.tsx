interface StoredFormNoteProps {
  isStored: boolean;
  onClear: () => void;
}

/** Says that a form is stored in this browser, and offers to clear it. */
export const StoredFormNote = ({ isStored, onClear }: StoredFormNoteProps) =>
  isStored && (
    <p className="no-print">
      What you typed stays on this device for two hours.{' '}
      <button type="button" className="button button-outline" onClick={onClear}>
        Clear form
      </button>
    </p>
  );
