import { ProvenBackup } from '@/widgets/settings/status';
import { Trends } from '@/widgets/trends';

/** What stands below the day's work. */
export function TrendsPart() {
  return (
    <>
      <Trends />
      <ProvenBackup />
    </>
  );
}
