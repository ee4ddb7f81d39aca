import { ProvenBackup } from '@/widgets/settings/status';
import { Trends } from '@/widgets/trends';

/** Below the day's work. */
export function TrendsPart() {
  return (
    <>
      <Trends />
      <ProvenBackup />
    </>
  );
}
