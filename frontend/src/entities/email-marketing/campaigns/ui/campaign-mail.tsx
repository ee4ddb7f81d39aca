import { PagePreview } from '@/shared/ui/page-preview';
import type { CampaignPreview } from '../api';
import styles from './campaign-mail.module.css';

interface CampaignMailProps {
  name: string;
  preview: CampaignPreview;
  /** The campaign's `updatedAt` that the user has seen. */
  seen?: string;
}

/** The email as one recipient would get it. */
export const CampaignMail = ({ name, preview: { subject, html, updatedAt }, seen = updatedAt }: CampaignMailProps) => (
  <div className={styles.mail}>
    <p role="status" className={styles.changed}>
      {updatedAt !== seen && 'This campaign changed after you opened it. Here is the current version.'}
    </p>
    <p>
      <strong>Subject:</strong> <span>{subject}</span>
    </p>
    <PagePreview title={`Preview of ${name}`} html={html} width={640} height={400} />
  </div>
);
