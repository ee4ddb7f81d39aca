import { Button } from 'antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ContactImport, contactQueries, refusedAddress } from '@/entities/email-marketing/contacts';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './import.module.css';

interface ImportProgressProps {
  id: string;
  onClose: () => void;
}

/** How far the import has come; it goes on when the dialog is closed. */
export function ImportProgress({ id, onClose }: ImportProgressProps) {
  const { data } = useQuery(contactQueries.import(id));
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
      <p role="status">{data ? told(data) : 'Starting...'}</p>
      {isDone && data.refused > 0 && (
        <a href={refusedAddress(id)} download>
          Download rejected rows
        </a>
      )}
      <div className={styles.buttons}>
        <Button type={isDone ? 'primary' : 'default'} onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function told({ status, totalRows, doneRows, added, updated, skipped, refused }: ContactImport): string {
  if (status !== 'done') return `${formatNumber(doneRows)} of ${formatNumber(totalRows)} rows`;
  const counts = { new: added, updated, skipped, rejected: refused };
  return `Done: ${Object.entries(counts)
    .map(([what, count]) => `${formatNumber(count)} ${what}`)
    .join(', ')}`;
}
