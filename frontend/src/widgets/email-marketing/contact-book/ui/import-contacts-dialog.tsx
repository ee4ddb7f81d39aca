import { useState } from 'react';
import type { ImportPlan, ImportPreview, UploadedImport } from '@/entities/email-marketing/contacts';
import { Dialog } from '@/shared/ui/dialogs';
import { type TableText, tellingWord } from '../model/read-table';
import { ChooseFile } from './choose-file';
import { ImportProgress } from './import-progress';
import { MapColumns } from './map-columns';
import { ReviewImport } from './review-import';

interface ImportContactsDialogProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

interface Planned {
  plan: ImportPlan;
  preview: ImportPreview;
}

const STEPS = ['Choose a file', 'Match the columns', 'Review', 'Import'];

/** A list from elsewhere, step by step: nothing becomes a contact before the last one. */
export function ImportContactsDialog({ open, onClose, afterClose }: ImportContactsDialogProps) {
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

/** Whoever looks it over sees a wrong letter before it is in a thousand names. */
function ReadAs({ encoding, text }: TableText) {
  const word = encoding === 'UTF-8' ? undefined : tellingWord(text);
  if (word === undefined) return null;
  return (
    <p>
      This file isn’t UTF-8. We read it as {encoding}. Check that the letters are right: <strong>{word}</strong>
    </p>
  );
}
