import { type ChangeEvent, useId, useState } from 'react';
import type { UploadedImport } from '@/entities/email-marketing/contacts';
import { errorText } from '@/shared/api';
import { uploadContacts as limits } from '@/shared/call-schema';
import { useUploadContacts } from '../api/use-import-contacts';
import { isWorkbook, readTable, type TableText } from '../model/read-table';
import styles from './import.module.css';

const TOO_LARGE = 'Choose a file of at most 5 MB.';
const WORKBOOK =
  'This is an Excel workbook. In Excel choose File, Save As, “CSV UTF-8 (Comma delimited)”; in Google Sheets or Numbers download or export it as CSV. Then choose that file.';
const UNREADABLE = 'Your device couldn’t read this file. Copy it to this device and choose it again.';

interface ChooseFileProps {
  onRead: (table: TableText) => void;
  onUploaded: (uploaded: UploadedImport) => void;
}

export function ChooseFile({ onRead, onUploaded }: ChooseFileProps) {
  const { send, isPending, error } = useUploadContacts(onUploaded);
  const [isTooLarge, setTooLarge] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isOfExcel, setOfExcel] = useState(false);
  const id = useId();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const isLarger = file.size > limits.csv.maxLength;
    setTooLarge(isLarger);
    setIsUnreadable(false);
    setOfExcel(false);
    if (!isLarger) {
      // A file on a drive that was removed, or that is not downloaded yet, cannot be read.
      const bytes = await file.arrayBuffer().catch(() => null);
      setIsUnreadable(bytes === null);
      const read = bytes && new Uint8Array(bytes);
      if (read && isWorkbook(read)) setOfExcel(true);
      else if (read) {
        const table = readTable(read);
        onRead(table);
        send({ fileName: file.name, csv: table.text });
      }
    }
    target.value = '';
  }

  const wrong = isTooLarge
    ? TOO_LARGE
    : isUnreadable
      ? UNREADABLE
      : isOfExcel
        ? WORKBOOK
        : error && errorText(error, 'Couldn’t read the file.');
  return (
    <div className={styles.step}>
      <label htmlFor={id} className={styles.label}>
        CSV file with a header row
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        disabled={isPending}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void choose(event)}
      />
      <p id={`${id}-hint`} className={styles.soft}>
        {isPending ? 'Reading the file...' : 'At most 5 MB and 50,000 rows.'}
      </p>
      {wrong && <p className="field-error">{wrong}</p>}
    </div>
  );
}
