/** Filter of a list: rows whose `column` is at most `:days` days old. */
export const sinceDays = (column: string) => `${column} >= :now::timestamptz - :days::int * interval '1 day'`;

const MOST = 10_000;

/** Counts the matching rows, at most 10,000. The order makes PostgreSQL use the column's index, not read the whole table. */
export const countSinceDays = (table: string, condition: string, column: string) =>
  `select case when count(*) > ${String(MOST)} then '${String(MOST)}+' else count(*)::text end
    from (select 1 from ${table} where ${condition} and ${sinceDays(column)} order by ${column} desc limit ${String(MOST + 1)}) latest`;
