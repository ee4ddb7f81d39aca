import { Form } from 'antd';
import { type ChangeEvent, useId, useState } from 'react';
import { isText, isWorkbook, readTable, type TableText, distinctiveWord } from '@/shared/lib/table-file';
import { searchAmong, Select } from './select';
import styles from './table-import.module.css';

const TOO_LARGE = 'Choose a file of at most 5 MB.';
const WORKBOOK =
  'This is an Excel workbook. In Excel choose File, Save As, “CSV UTF-8 (Comma delimited)”; in Google Sheets or Numbers download or export it as CSV. Then choose that file.';
const NOT_TEXT = 'This isn’t a table. Export your data as CSV, then choose that file.';
const UNREADABLE = 'Your device couldn’t read this file. Copy it to this device and choose it again.';

/** Returns the decoded table, or a sentence about why the file is not one. */
async function tableIn(file: File, maxBytes: number): Promise<TableText | string> {
  if (file.size > maxBytes) return TOO_LARGE;
  // A file on a drive that was removed, or that is not downloaded yet, cannot be read.
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return UNREADABLE;
  const bytes = new Uint8Array(buffer);
  if (isWorkbook(bytes)) return WORKBOOK;
  const table = readTable(bytes);
  return isText(table) ? table : NOT_TEXT;
}

interface ChooseTableProps {
  maxBytes: number;
  isPending: boolean;
  /** Of the upload. */
  error: string | null;
  onChosen: (fileName: string, table: TableText) => void;
}

/** A CSV file, decoded on this device. */
export function ChooseTable({ maxBytes, isPending, error, onChosen }: ChooseTableProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const id = useId();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const table = await tableIn(file, maxBytes);
    setRefused(typeof table === 'string' ? table : null);
    if (typeof table !== 'string') onChosen(file.name, table);
    target.value = '';
  }

  const wrong = refused ?? error;
  return (
    <div className={styles.step}>
      <label htmlFor={id} className="strong">
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
      <p id={`${id}-hint`} className="soft">
        {isPending ? 'Reading the file...' : 'At most 5 MB and 50,000 rows.'}
      </p>
      {wrong && <p className="field-error">{wrong}</p>}
    </div>
  );
}

/** Shows a sample word, so that a wrong encoding is noticed before it is in a thousand names. */
export function ReadAs({ encoding, text }: TableText) {
  const word = encoding === 'UTF-8' ? undefined : distinctiveWord(text);
  if (word === undefined) return null;
  return (
    <p>
      This file isn’t UTF-8. We read it as {encoding}. Check that the letters are right: <strong>{word}</strong>
    </p>
  );
}

const NOT_THERE = -1;
const shownColumn = (column: number | undefined) => ({ value: column ?? NOT_THERE });
const chosenColumn = (chosen: number) => (chosen === NOT_THERE ? undefined : chosen);

interface ColumnsTableProps<Name extends string> {
  fileName: string;
  headings: readonly string[];
  samples: readonly (readonly string[])[];
  /** Labels of the fields, in order. */
  fields: Readonly<Record<Name, string>>;
  /** The message of each field that needs a column. */
  required: Partial<Readonly<Record<Name, string>>>;
  columns: Partial<Readonly<Record<Name, number | undefined>>>;
  /** The id of a text about the column of a field. */
  describedBy?: (name: Name) => string | undefined;
}

/** The column of each field, as `columns` of the form around it. */
export function ColumnsTable<Name extends string>({
  fileName,
  headings,
  samples,
  fields,
  required,
  columns,
  describedBy,
}: ColumnsTableProps<Name>) {
  const choices = [
    { value: NOT_THERE, label: 'Not in the file' },
    ...headings.map((heading, index) => ({ value: index, label: heading || `Column ${String(index + 1)}` })),
  ];
  const exampleOf = (column: number | undefined) =>
    column === undefined ? '' : (samples.map((cells) => cells[column]).find(Boolean) ?? '');
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Column {fileName}</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(fields) as Name[]).map((name) => (
          <tr key={name}>
            <th scope="row">{fields[name]}</th>
            <td>
              <Form.Item
                name={['columns', name]}
                getValueProps={shownColumn}
                normalize={chosenColumn}
                rules={required[name] ? [{ required: true, message: required[name] }] : []}
              >
                <Select
                  aria-label={`Column for ${fields[name]}`}
                  {...(describedBy?.(name) && { 'aria-describedby': describedBy(name) })}
                  showSearch={searchAmong(choices)}
                  options={choices}
                />
              </Form.Item>
            </td>
            <td className={styles.sample}>
              <span className="cut soft">{exampleOf(columns[name])}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
