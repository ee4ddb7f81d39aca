import { Button } from 'antd';
import { type ScheduledContent, scheduledContentQueries } from '@/entities/scheduled-content';
import { useToday } from '@/entities/restaurant';
import { useGrowingList } from '@/shared/api';
import { ListRemark, ListView, RowPlace, useDrawnRows } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { sections } from '../model/sections';
import { ContentCard } from './content-card';
import styles from './content-schedule.module.css';
import { OpenContent } from './open-content';

/** What wants the manager's hand first. */
export function ContentList() {
  const list = useGrowingList(scheduledContentQueries.list());
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenContent rows={list.rows ?? []} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading scheduled content..."
        failed="Couldn’t load content."
        empty="No scheduled content yet"
      >
        {(contents) => (
          <>
            <ContentSections contents={contents} />
            {list.hasOlder && (
              <ListRemark>
                Only the latest {contents.length} are shown.
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

function ContentSections({ contents }: { contents: readonly ScheduledContent[] }) {
  useToday(); // A deadline passes while somebody looks.
  const parts = sections(contents, new Date());
  const isDrawn = useDrawnRows(parts.flatMap(({ rows }) => rows));
  return parts.map(({ standing, title, rows }) => (
    <section key={standing} className={styles.section} aria-labelledby={`section-${standing}`}>
      <h2 id={`section-${standing}`} className={styles.heading} {...headingMark}>
        {title} <span>{rows.length}</span>
      </h2>
      <div className={styles.cards}>
        {rows.map((content) =>
          isDrawn(content) ? (
            <ContentCard key={content.id} content={content} standing={standing} />
          ) : (
            <RowPlace key={content.id} id={content.id} />
          ),
        )}
      </div>
    </section>
  ));
}
