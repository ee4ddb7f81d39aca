import { Button } from 'antd';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { useToday } from '@/entities/restaurant';
import { useGrowingList } from '@/shared/api';
import { ListRemark, ListView } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { sections } from '../model/sections';
import { ContentCard } from './content-card';
import styles from './content-schedule.module.css';
import { OpenContent } from './open-content';

/** What wants the manager's hand first. */
export function ContentList() {
  const list = useGrowingList(scheduledContentQueries.list());
  const { area, restore } = useRowFocus();
  useToday(); // A deadline passes while somebody looks.
  return (
    <div ref={area}>
      <OpenContent rows={list.rows ?? []} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading scheduled content..."
        failed="The content could not be loaded."
        empty="No scheduled content yet"
      >
        {(contents) => (
          <>
            {sections(contents, new Date()).map(({ standing, title, rows }) => (
              <section key={standing} className={styles.section} aria-labelledby={`section-${standing}`}>
                <h2 id={`section-${standing}`} className={styles.heading} {...headingMark}>
                  {title} <span>{rows.length}</span>
                </h2>
                <div className={styles.cards}>
                  {rows.map((content) => (
                    <ContentCard key={content.id} content={content} standing={standing} />
                  ))}
                </div>
              </section>
            ))}
            {list.hasOlder && (
              <ListRemark>
                Only the newest {contents.length} are shown here.
                <Button loading={list.isReadingOlder} onClick={list.showOlder}>
                  Show older content
                </Button>
              </ListRemark>
            )}
          </>
        )}
      </ListView>
    </div>
  );
}
