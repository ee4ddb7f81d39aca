import { trailQueries } from '@/entities/trail';
import { usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useTrailFilter } from '../model/use-trail-filter';
import { TrailFilters } from './trail-filters';
import styles from './trail-list.module.css';
import { TrailLine } from './trail-line';

/** Everything that was done, by everybody, newest first. */
export function TrailList() {
  const filter = useTrailFilter();
  const list = usePagedList(trailQueries.list(filter));
  return (
    <>
      <TrailFilters />
      <ListView
        list={list}
        loading="Loading activity..."
        failed="The activity could not be loaded."
        empty={Object.keys(filter).length > 0 ? 'Nothing that was recorded fits.' : 'Nothing has been recorded yet.'}
      >
        {(entries) => (
          <>
            <ol className={styles.lines}>
              {entries.map((entry) => (
                <TrailLine key={entry.id} entry={entry} />
              ))}
            </ol>
            <Pager {...list} />
          </>
        )}
      </ListView>
    </>
  );
}
