import { maintenanceLogQueries } from '@/entities/maintenance-log';
import { AddMaintenanceLogForm } from './add-maintenance-log-form';
import { usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { LogTable } from './log-table';
import styles from './maintenance-log-panel.module.css';

/** The maintenance log, and a form to add to it. */
export function MaintenanceLogPanel() {
  const list = usePagedList(maintenanceLogQueries.list());
  return (
    <div className={styles.panel}>
      <section className={styles.add} aria-labelledby="add-entry">
        <h2 id="add-entry" className={styles.title}>
          Add an entry
        </h2>
        <AddMaintenanceLogForm />
      </section>
      <section aria-labelledby="entries">
        <h2 id="entries" className={styles.title}>
          Maintenance log
        </h2>
        <ListView
          list={list}
          loading="Loading maintenance logs..."
          failed="Couldn’t load the maintenance log."
          empty="No maintenance logs yet"
        >
          {(logs) => (
            <>
              <LogTable logs={logs} />
              <Pager {...list} />
            </>
          )}
        </ListView>
      </section>
    </div>
  );
}
