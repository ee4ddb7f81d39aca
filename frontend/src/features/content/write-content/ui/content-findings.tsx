import { Findings } from '@/shared/ui/findings';
import { usePreview } from '../api/use-preview';
import type { ContentValues } from '../model/content-values';
import styles from './content-findings.module.css';

/** What the content says of days, hours and prices that is not so, told while it is written; it can be saved all the same. */
export function ContentFindings({ values }: { values: Partial<ContentValues> }) {
  const { data } = usePreview(values);
  return (
    <div role="status" className={styles.findings}>
      <Findings findings={data?.findings ?? []} />
    </div>
  );
}
