import { useQuery } from '@tanstack/react-query';
import { statusQueries } from '@/entities/settings/status';
import { provenBackup } from '../model/backup-words';

/** When a backup was last restored on trial; failures are shown by the status. */
export function ProvenBackup() {
  const { data } = useQuery(statusQueries.status());
  const backup = data?.backup;
  if (!backup || (!backup.proven && (backup.failed || backup.isLate))) return null;
  return <p className="hint">{provenBackup(backup)}</p>;
}
