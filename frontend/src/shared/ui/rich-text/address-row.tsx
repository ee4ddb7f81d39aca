import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import styles from './visual-editor.module.css';

interface AddressRowProps {
  label: string;
  /** The initial address. */
  address: string;
  /** Label of a second field. */
  describe?: string;
  /** '' removes the link or image. */
  onDone: (address: string, description: string) => void;
}

/** Asks for an address below the toolbar. It is inside a form, so Enter must not submit that. */
export function AddressRow({ label, address, describe, onDone }: AddressRowProps) {
  const [typed, setTyped] = useState(address);
  const [description, setDescription] = useState('');
  const id = useId();
  const focused = useCallback((field: HTMLInputElement | null) => field?.focus(), []);

  function done() {
    onDone(typed.trim(), description.trim());
  }

  function finish(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    done();
  }

  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={typed}
        ref={focused}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onKeyDown={finish}
      />
      {describe !== undefined && (
        <>
          <label htmlFor={`${id}-description`}>{describe}</label>
          <input
            id={`${id}-description`}
            value={description}
            onChange={({ target }) => {
              setDescription(target.value);
            }}
            onKeyDown={finish}
          />
        </>
      )}
      <button type="button" className={styles.tool} onClick={done}>
        Apply
      </button>
    </div>
  );
}
