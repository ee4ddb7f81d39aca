import { Button } from 'antd';
import type { MailRole } from '@/shared/api';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { categoryLabel, type EmailTemplate, emailTemplateQueries } from '@/entities/email-marketing/templates';
import { formatMoment } from '@/entities/restaurant';
import { useOpenItem } from '@/shared/lib/open-item';
import { PagePreview } from '@/shared/ui/page-preview';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './email-template-board.module.css';
import { dialogsFor, loadTemplateDialog } from './open-template';

const LABELS = { preview: 'Preview', edit: 'Edit', delete: 'Delete' };

interface TemplateCardProps {
  role: MailRole;
  template: EmailTemplate;
}

/** A template in one look: what it is like, for which occasion, and what it says in its subject. */
export const TemplateCard = memo(function TemplateCard({ role, template }: TemplateCardProps) {
  const { id, name, category, subject, isActive, createdBy, updatedAt } = template;
  const item = useOpenItem();
  const heading = `template-${id}`;
  return (
    <article className={styles.card} data-active={isActive} aria-labelledby={heading} {...rowMark(id)}>
      <div className={styles.picture} aria-hidden="true">
        <Thumbnail role={role} template={template} />
      </div>
      <div className={styles.text}>
        <h3 id={heading} className={styles.name} {...headingMark}>
          {name}
        </h3>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.tags}>
          <StatusTag tone="info">{categoryLabel(category)}</StatusTag>
          {!isActive && <StatusTag tone="quiet">Inactive</StatusTag>}
        </p>
        <p className={styles.facts}>
          {createdBy}, {formatMoment(updatedAt)}
        </p>
      </div>
      <div className={styles.actions}>
        {dialogsFor(role).map((dialog) => (
          <Button
            key={dialog}
            type="text"
            danger={dialog === 'delete'}
            aria-label={`${LABELS[dialog]} ${name}`}
            onFocus={() => void loadTemplateDialog().catch(() => undefined)}
            onClick={() => {
              item.open(id, dialog);
            }}
          >
            {LABELS[dialog]}
          </Button>
        ))}
      </div>
    </article>
  );
});

function Thumbnail({ role, template }: TemplateCardProps) {
  const { data } = useQuery(emailTemplateQueries.previewOf(role, template));
  return data && <PagePreview title={template.name} html={data.html} width={600} height={200} isThumbnail />;
}
