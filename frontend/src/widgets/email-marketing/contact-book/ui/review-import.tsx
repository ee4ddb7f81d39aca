import { Button } from 'antd';
import type { ImportPlan, ImportPreview } from '@/entities/email-marketing/contacts';
import { formatNumber } from '@/shared/lib/numbers';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { StatusTag, type Tone } from '@/shared/ui/status-tag';
import { useStartImport } from '../api/use-import-contacts';
import styles from './import.module.css';

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

/** What would become of the file, before it does. */
export function ReviewImport({ id, plan, preview, onBack, onStarted }: ReviewImportProps) {
  const { send, isPending } = useStartImport(id);
  const { added, updated, skipped, refused, optIn, unreadBirthdays, rows } = preview;
  const taken = added + updated;
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
      <ul className={styles.rows} aria-label="First rows">
        {rows.map(({ line, outcome, reason, email, name }) => (
          <li key={line}>
            <span className={styles.soft}>Line {line}</span>
            <StatusTag tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</StatusTag>
            <span>{[name, email, reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onBack}>Back</Button>
        <Button
          type="primary"
          loading={isPending}
          disabled={taken === 0}
          onClick={() => {
            send(plan, { onSuccess: onStarted });
          }}
        >
          {`Import ${formatNumber(taken)} ${taken === 1 ? 'contact' : 'contacts'}`}
        </Button>
      </div>
    </div>
  );
}
