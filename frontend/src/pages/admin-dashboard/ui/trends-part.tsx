import { ProvenBackup } from '@/widgets/house/status';
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
