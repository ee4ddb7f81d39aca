interface KeptNoteProps {
  isKept: boolean;
  onClear: () => void;
}

/** Says that a form is stored in this browser, and offers to clear it. */
export const KeptNote = ({ isKept, onClear }: KeptNoteProps) =>
  isKept && (
    <p className="no-print">
      What you typed stays on this device for two hours.{' '}
      <button type="button" className="button button-outline" onClick={onClear}>
        Clear form
      </button>
    </p>
  );
