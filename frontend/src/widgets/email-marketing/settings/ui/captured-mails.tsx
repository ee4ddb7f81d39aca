import { useQuery } from '@tanstack/react-query';
import { emailSettingsQueries } from '@/entities/email-marketing/settings';
import { formatMoment } from '@/entities/restaurant';
import { useOpenItem } from '@/shared/lib/open-item';
import { ListView } from '@/shared/ui/list-view';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import styles from './email-settings-panel.module.css';
import { OpenMail } from './open-mail';

/** The newest mails that were kept instead of sent. */
export function CapturedMails() {
  const { data, error, refetch } = useQuery(emailSettingsQueries.captured());
  const { area, restore } = useRowFocus();
  const item = useOpenItem();
  return (
    <div ref={area}>
      <OpenMail afterClose={restore} />
      <ListView
        list={{ rows: data, error, retry: () => void refetch() }}
        loading="Loading captured email..."
        failed="Couldn’t load captured email."
        empty="No captured email yet"
      >
        {(mails) => (
          <ol className={styles.mails} aria-label="Captured email">
            {mails.map(({ id, subject, to, date }) => (
              <li key={id} className={styles.mail} {...rowMark(id)}>
                <button
                  type="button"
                  className={styles.subject}
                  {...headingMark}
                  tabIndex={0}
                  onClick={() => {
                    item.open(id, 'mail');
                  }}
                >
                  {subject || '(no subject)'}
                </button>
                <span className={styles.facts}>
                  to {to.map(({ address }) => address).join(', ')}, {formatMoment(date)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </ListView>
    </div>
  );
}
