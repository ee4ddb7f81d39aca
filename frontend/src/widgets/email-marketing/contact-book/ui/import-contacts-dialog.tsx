import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import {
  type ContactImport,
  importCalls,
  type ImportPlan,
  type ImportPreview,
  importQueries,
  refusedAddress,
  type UploadedImport,
} from '@/entities/email-marketing/contact-imports';
import { contactQueries } from '@/entities/email-marketing/contacts';
import { errorText, useRestMutation } from '@/shared/api';
import { uploadContacts as limits } from '@/shared/call-schema';
import { formatNumber } from '@/shared/lib/numbers';
import type { TableText } from '@/shared/lib/table-file';
import { Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { StatusTag, type Tone } from '@/shared/ui/status-tag';
import { ChooseTable, ReadAs } from '@/shared/ui/table-import';
import styles from '@/shared/ui/table-import.module.css';
import { failed, MapColumns } from './map-columns';

interface ChooseFileProps {
  onRead: (table: TableText) => void;
  onUploaded: (uploaded: UploadedImport) => void;
}

export function ChooseFile({ onRead, onUploaded }: ChooseFileProps) {
  const { send, isPending, error } = useRestMutation({
    send: async (file: { fileName: string; csv: string }) => {
      onUploaded(await importCalls.upload(file));
    },
    failed,
  });
  return (
    <ChooseTable
      maxBytes={limits.csv.maxLength}
      isPending={isPending}
      error={error && errorText(error, 'Couldn’t read the file.')}
      onChosen={(fileName, table) => {
        onRead(table);
        send({ fileName, csv: table.text });
      }}
    />
  );
}

type Outcome = ImportPreview['rows'][number]['outcome'];
const OUTCOMES: Readonly<Record<Outcome, { label: string; tone: Tone }>> = {
  added: { label: 'New', tone: 'good' },
  updated: { label: 'Updated', tone: 'info' },
  skipped: { label: 'Skipped', tone: 'quiet' },
  refused: { label: 'Rejected', tone: 'bad' },
};

interface ReviewImportProps {
  id: string;
  plan: ImportPlan;
  preview: ImportPreview;
  onBack: () => void;
  onStarted: () => void;
}

/** Shows what the import would do. */
function ReviewImport({ id, plan, preview, onBack, onStarted }: ReviewImportProps) {
  const { send, isPending } = useRestMutation({
    send: (wanted: ImportPlan) => importCalls.start(id, wanted),
    done: () => ({ title: 'Import started' }),
    failed,
    invalidates: [contactQueries.all()],
  });
  const { added, updated, skipped, refused, optIn, unreadBirthdays, unreadPhones, rows } = preview;
  const imported = added + updated;
  return (
    <div className={styles.step}>
      <FigureTiles
        tiles={[
          { title: 'New', figure: added, hint: 'Import preview' },
          { title: 'Updated', figure: updated, hint: 'Import preview' },
          { title: 'Skipped', figure: skipped, hint: 'Import preview' },
          { title: 'Rejected', figure: refused, hint: 'Import preview' },
        ]}
      />
      <p>{optIn}</p>
      {unreadBirthdays > 0 && (
        <p>
          {`${formatNumber(unreadBirthdays)} ${unreadBirthdays === 1 ? 'birthday' : 'birthdays'} couldn’t be read and will be skipped. The rest of those rows is imported.`}
        </p>
      )}
      {unreadPhones > 0 && (
        <p>
          {`${formatNumber(unreadPhones)} ${unreadPhones === 1 ? 'phone number has' : 'phone numbers have'} fewer than 7 digits and will be skipped. The rest of those rows is imported.`}
        </p>
      )}
      <ul className={styles.rows} aria-label="First rows">
        {rows.map(({ line, outcome, reason, email, name }) => (
          <li key={line}>
            <span className="soft">Line {line}</span>
            <StatusTag tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</StatusTag>
            <span>{[name, email, reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      <Flex gap="small" wrap justify="end">
        <Button onClick={onBack}>Back</Button>
        <Button
          type="primary"
          loading={isPending}
          disabled={imported === 0}
          onClick={() => {
            send(plan, { onSuccess: onStarted });
          }}
        >
          {`Import ${formatNumber(imported)} ${imported === 1 ? 'contact' : 'contacts'}`}
        </Button>
      </Flex>
    </div>
  );
}

interface ImportProgressProps {
  id: string;
  onClose: () => void;
}

/** The import's progress; it continues when the dialog is closed. */
function ImportProgress({ id, onClose }: ImportProgressProps) {
  const { data } = useQuery(importQueries.progress(id));
  const client = useQueryClient();
  const isDone = data?.status === 'done';
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: contactQueries.all() });
  }, [isDone, client]);

  return (
    <div className={styles.step}>
      <progress
        className={styles.progress}
        aria-label="Import"
        max={data?.totalRows ?? 1}
        value={isDone ? data.totalRows : (data?.doneRows ?? 0)}
      />
      <p role="status">{data ? progressText(data) : 'Starting...'}</p>
      {isDone && data.refused > 0 && (
        <a href={refusedAddress(id)} download>
          Download rejected rows
        </a>
      )}
      <Flex gap="small" wrap justify="end">
        <Button type={isDone ? 'primary' : 'default'} onClick={onClose}>
          Close
        </Button>
      </Flex>
    </div>
  );
}

function progressText({ status, totalRows, doneRows, added, updated, skipped, refused }: ContactImport): string {
  if (status !== 'done') return `${formatNumber(doneRows)} of ${formatNumber(totalRows)} rows`;
  const counts = { new: added, updated, skipped, rejected: refused };
  return `Done: ${Object.entries(counts)
    .map(([what, count]) => `${formatNumber(count)} ${what}`)
    .join(', ')}`;
}

interface Planned {
  plan: ImportPlan;
  preview: ImportPreview;
}

const STEPS = ['Choose a file', 'Match the columns', 'Review', 'Import'];

/** Imports a list in steps; no contact is created before the last one. */
export function ImportContactsDialog({ open, onClose, afterClose }: DialogProps) {
  const [table, setTable] = useState<TableText | null>(null);
  const [uploaded, setUploaded] = useState<UploadedImport | null>(null);
  const [planned, setPlanned] = useState<Planned | null>(null);
  const [isStarted, setStarted] = useState(false);
  const step = isStarted ? 3 : planned ? 2 : uploaded ? 1 : 0;

  return (
    <Dialog
      title="Import Contacts"
      open={open}
      footer={null}
      width={680}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
      mask={{ closable: false }}
    >
      <p role="status">{`Step ${String(step + 1)} of ${String(STEPS.length)}: ${STEPS[step] ?? ''}`}</p>
      {!uploaded && <ChooseFile onRead={setTable} onUploaded={setUploaded} />}
      {uploaded && table && !isStarted && <ReadAs {...table} />}
      {uploaded && !planned && (
        <MapColumns
          uploaded={uploaded}
          onPlanned={(plan, preview) => {
            setPlanned({ plan, preview });
          }}
        />
      )}
      {uploaded && planned && !isStarted && (
        <ReviewImport
          id={uploaded.id}
          {...planned}
          onBack={() => {
            setPlanned(null);
          }}
          onStarted={() => {
            setStarted(true);
          }}
        />
      )}
      {uploaded && isStarted && <ImportProgress id={uploaded.id} onClose={onClose} />}
    </Dialog>
  );
}
