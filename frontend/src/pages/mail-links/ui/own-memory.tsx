import { type SubmitEvent, useState } from 'react';
import type { OwnMemory } from '@/entities/guest-table';
import { fieldErrors } from '@/shared/api';
import { correctMemory } from '@/shared/call-schema';
import { AskFirst } from '@/shared/ui/ask-first';
import { useFocusRecovery } from '@/shared/ui/use-focus-recovery';
import { TextField, typedText, useRefusal } from '@/shared/ui/field';
import { useCorrectMemory, useEraseMemory } from '../api/use-change-table';
import styles from './change-table.module.css';

interface OwnMemoryProps {
  token: string;
  memory: OwnMemory;
}

/** Lets the guest rewrite the stored note or erase everything. */
export function OwnMemoryActions({ token, memory: { line } }: OwnMemoryProps) {
  const [isShown, setShown] = useState(false);
  const part = useFocusRecovery<HTMLDivElement>(isShown);
  const { send, isPending } = useEraseMemory(token);
  if (isShown && line !== null)
    return (
      <div ref={part}>
        <CorrectForm
          token={token}
          line={line}
          onDone={() => {
            setShown(false);
          }}
        />
      </div>
    );
  return (
    <div ref={part} className={styles.buttons}>
      {line !== null && (
        <button
          type="button"
          className="button button-outline"
          onClick={() => {
            setShown(true);
          }}
        >
          Correct It
        </button>
      )}
      <AskFirst
        action="Erase It"
        question="Erase what we know about you?"
        yes="Yes, Erase It"
        isBusy={isPending}
        busyText="Erasing..."
        onConfirm={() => {
          send(null);
        }}
      />
    </div>
  );
}

interface CorrectFormProps {
  token: string;
  /** The current note. */
  line: string;
  onDone: () => void;
}

function CorrectForm({ token, line, onDone }: CorrectFormProps) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useCorrectMemory(token);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = typedText(event.currentTarget, 'line');
    if (!typed) {
      refuse({ line: 'Write something, or erase it.' });
      return;
    }
    send(
      { line: typed, insteadOf: line },
      {
        onSuccess: onDone,
        onError(error) {
          refuse(fieldErrors(error));
        },
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate>
      <TextField name="line" label="In your words" maxLength={correctMemory.line.maxLength} error={errorOf('line')} />
      <div className={styles.buttons}>
        <button type="submit" className="button button-amber" disabled={isPending}>
          {isPending ? 'Sending...' : 'Save'}
        </button>
        <button type="button" className="button button-outline" disabled={isPending} onClick={onDone}>
          Keep It
        </button>
      </div>
    </form>
  );
}
