import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import {
  type BookImport,
  bookImportQueries,
  type BookPlan,
  type BookPreview,
  rejectedRows,
  reservationQueries,
  type UploadedBook,
} from '@/entities/reservation';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import { errorText } from '@/shared/api';
import { uploadBook as limits } from '@/shared/call-schema';
import { useAddress } from '@/shared/lib/address';
import { formatNumber } from '@/shared/lib/numbers';
import type { TableText } from '@/shared/lib/table-file';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { ChooseTable, ReadAs } from '@/shared/ui/table-import';
import styles from '@/shared/ui/table-import.module.css';
import { useUndoBook, useUploadBook } from '../api';
import { MapVisits } from './map-visits';
import { ReviewBook } from './review-book';

/** Imports the reservation book of another product in steps. The URL names the import, so a reload returns to it. */
export function BookImports() {
  const { parameters, change } = useAddress();
  const [table, setTable] = useState<TableText | null>(null);
  const id = parameters.get('import');
  const leave = () => {
    setTable(null);
    change({ import: null }, { replace: false });
  };
  if (id) return <OneImport key={id} id={id} table={table} onLeave={leave} />;
  return (
    <Flex vertical gap="middle">
      <p>
        Bring your past reservations from OpenTable, Resy, Square, Tock or a spreadsheet: export them there as a CSV
        file, then choose it here. You see what would happen before anything is added.
      </p>
      <p>
        Nothing is emailed, and no one is added to your mailing list. Reservations that are still ahead are left out;
        enter them with “New request”.
      </p>
      <ChooseBook
        onRead={setTable}
        onUploaded={(uploaded) => {
          change({ import: uploaded.id }, { replace: false });
        }}
      />
      <PastImports
        onOpen={(opened) => {
          change({ import: opened }, { replace: false });
        }}
      />
    </Flex>
  );
}

interface ChooseBookProps {
  onRead: (table: TableText) => void;
  onUploaded: (uploaded: UploadedBook) => void;
}

function ChooseBook({ onRead, onUploaded }: ChooseBookProps) {
  const client = useQueryClient();
  const { send, isPending, error } = useUploadBook((uploaded) => {
    client.setQueryData(bookImportQueries.one(uploaded.id).queryKey, uploaded);
    onUploaded(uploaded);
  });
  return (
    <ChooseTable
      maxBytes={limits.csv.maxLength}
      isPending={isPending}
      error={error && errorText(error, 'Couldn’t read the file.')}
      onChosen={(fileName, read) => {
        onRead(read);
        send({ fileName, csv: read.text });
      }}
    />
  );
}

interface OneImportProps {
  id: string;
  /** Null after a reload. */
  table: TableText | null;
  onLeave: () => void;
}

function OneImport({ id, table, onLeave }: OneImportProps) {
  const book = useQuery(bookImportQueries.one(id));
  const [planned, setPlanned] = useState<{ plan: BookPlan; preview: BookPreview } | null>(null);
  return (
    <AnswerView answer={book} loading="Loading the import..." failed="Couldn’t load the import.">
      {(found) =>
        found.status === 'uploaded' ? (
          <div>
            <p role="status">
              {planned ? 'Step 3 of 3: Review' : 'Step 2 of 3: Match the columns'} · {found.fileName},{' '}
              {formatNumber(found.totalRows)} {found.totalRows === 1 ? 'row' : 'rows'}
            </p>
            {table && <ReadAs {...table} />}
            {planned ? (
              <ReviewBook
                id={id}
                {...planned}
                onBack={() => {
                  setPlanned(null);
                }}
              />
            ) : (
              <MapVisits
                uploaded={found}
                onPlanned={(plan, preview) => {
                  setPlanned({ plan, preview });
                }}
                onLeave={onLeave}
              />
            )}
          </div>
        ) : (
          <ImportResult book={found} onLeave={onLeave} />
        )
      }
    </AnswerView>
  );
}

/** Progress, and what came of it; it continues when the page is closed. */
function ImportResult({ book, onLeave }: { book: BookImport; onLeave: () => void }) {
  const client = useQueryClient();
  const isDone = book.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    void client.invalidateQueries({ queryKey: reservationQueries.all() });
    void client.invalidateQueries({ queryKey: bookImportQueries.recent().queryKey });
  }, [isDone, client]);
  return (
    <div className={styles.step}>
      <h2>{book.fileName}</h2>
      <progress
        className={styles.progress}
        aria-label="Import"
        max={book.totalRows}
        value={isDone ? book.totalRows : book.doneRows}
      />
      <p role="status">{resultText(book)}</p>
      {!isDone && <p className="soft">You can leave this page. The import continues.</p>}
      {book.refused > 0 && isDone && (
        <a href={rejectedRows(book.id)} download>
          Download rejected rows
        </a>
      )}
      <Flex gap="small" wrap>
        <Button onClick={onLeave}>Import another file</Button>
        {isDone && <UndoImport book={book} />}
      </Flex>
    </div>
  );
}

function resultText({ status, totalRows, doneRows, added, skipped, refused, undoneAt, removed }: BookImport): string {
  if (undoneAt !== null)
    return `Undone: ${formatNumber(removed)} deleted, ${formatNumber(added - removed)} kept because someone changed them.`;
  if (status !== 'done') return `${formatNumber(doneRows)} of ${formatNumber(totalRows)} rows`;
  return `Done: ${formatNumber(added)} imported, ${formatNumber(skipped)} already there, ${formatNumber(refused)} rejected.`;
}

/** Until 30 days after the import. */
function UndoImport({ book }: { book: BookImport }) {
  const [isOpen, setOpen] = useState(false);
  const { send, isPending } = useUndoBook();
  const { undoableUntil } = book;
  if (undoableUntil === null || Date.parse(undoableUntil) < Date.now() || book.added === 0) return null;
  return (
    <>
      <Button
        danger
        onClick={() => {
          setOpen(true);
        }}
      >
        Undo this import
      </Button>
      <ConfirmDialog
        title="Undo this import?"
        open={isOpen}
        okText="Undo Import"
        cancelText="Keep It"
        isDanger
        isBusy={isPending}
        onConfirm={() => {
          send(
            { id: book.id },
            {
              onSuccess: () => {
                setOpen(false);
              },
            },
          );
        }}
        onClose={() => {
          setOpen(false);
        }}
      >
        <p>
          This permanently deletes the {formatNumber(book.added)} reservations and the guest notes that it added, except
          those that someone has changed since. You can undo it until {formatShortDayOf(undoableUntil)}.
        </p>
      </ConfirmDialog>
    </>
  );
}

function PastImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { data } = useQuery(bookImportQueries.recent());
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="past-imports">
      <h2 id="past-imports">Past imports</h2>
      <ul className={styles.rows}>
        {data.map((book) => (
          <li key={book.id}>
            <Button
              type="link"
              style={{ height: 'auto', padding: 0 }}
              onClick={() => {
                onOpen(book.id);
              }}
            >
              {book.fileName}
            </Button>
            <span>{resultText(book)}</span>
            <span className="soft">
              {formatMoment(book.createdAt)} by {book.createdBy}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
