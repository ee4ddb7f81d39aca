/** Rows (`slot`) per counter, so that concurrent changes do not wait for each other. */
const PARTS = 32;

/**
 * SQL for a migration: triggers that count the table's rows per value of the column, so that reading a count takes the same time for
 * any number of rows.
 */
export function createCounterTriggers(table: string, column: string): string {
  const count = (changes: string) => `
    insert into tallies as t (list, key, slot, n)
      select '${table}', key, pg_backend_pid() % ${String(PARTS)}, sum(n) from (${changes}) change
      group by key having sum(n) <> 0 order by key
      on conflict (list, key, slot) do update set n = t.n + excluded.n;`;
  const added = `select ${column} as key, 1 as n from added`;
  const removed = `select ${column} as key, -1 as n from removed`;
  return `
    create function tally_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${count(added)}
      elsif tg_op = 'UPDATE' then ${count(`${added} union all ${removed}`)}
      elsif tg_op = 'DELETE' then ${count(removed)}
      else delete from tallies where list = '${table}';
      end if;
      return null;
    end $$;
    lock table ${table} in share row exclusive mode;
    insert into tallies (list, key, slot, n) select '${table}', ${column}, 0, count(*) from ${table} group by ${column};
    create trigger tally_added after insert on ${table}
      referencing new table as added for each statement execute function tally_${table}();
    create trigger tally_changed after update on ${table}
      referencing old table as removed new table as added for each statement execute function tally_${table}();
    create trigger tally_removed after delete on ${table}
      referencing old table as removed for each statement execute function tally_${table}();
    create trigger tally_emptied after truncate on ${table} for each statement execute function tally_${table}();`;
}

/**
 * SQL for a migration after `createCounterTriggers`, for values that change one row at a time: counts changes per row, at half the cost.
 * Statements that change thousands of rows get slower.
 */
export function countChangesByRow(table: string, column: string): string {
  const change = (value: string) =>
    `('${table}', ${value}, pg_backend_pid() % ${String(PARTS)}, case ${value} when new_key then 1 else -1 end)`;
  return `
    create or replace function tally_changed_${table}() returns trigger language plpgsql as $$
    declare
      old_key text := old.${column};
      new_key text := new.${column};
    begin
      if old_key is distinct from new_key then
        insert into tallies as t (list, key, slot, n)
          values ${change('least(old_key, new_key)')}, ${change('greatest(old_key, new_key)')}
          on conflict (list, key, slot) do update set n = t.n + excluded.n;
      end if;
      return null;
    end $$;
    drop trigger tally_changed on ${table};
    create trigger tally_changed after update of ${column} on ${table}
      for each row execute function tally_changed_${table}();`;
}

/**
 * The same for rows that are inserted one at a time: saves a third of the cost of an insert. Bulk loads of tens of thousands of rows must
 * disable the triggers and count once.
 */
export function countAdditionsByRow(table: string, column: string): string {
  return `
    create function tally_added_${table}() returns trigger language plpgsql as $$
    begin
      insert into tallies as t (list, key, slot, n)
        values ('${table}', new.${column}, pg_backend_pid() % ${String(PARTS)}, 1)
        on conflict (list, key, slot) do update set n = t.n + 1;
      return null;
    end $$;
    drop trigger tally_added on ${table};
    create trigger tally_added after insert on ${table} for each row execute function tally_added_${table}();`;
}

/** SQL for the number of rows with these values, maintained by `createCounterTriggers`. */
export const counterOf = (table: string, ...keys: readonly string[]): string =>
  counterOfAny(table, ...keys.map((key) => `'${key}'`));

/** The same for values that are SQL expressions. */
export function counterOfAny(table: string, ...values: readonly string[]): string {
  return `(select coalesce(sum(n), 0)::int from tallies where list = '${table}' and key in (${values.join(', ')}))`;
}
