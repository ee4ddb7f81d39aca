/** A list's filter by how many `:days` ago something was at most. */
export const sinceDays = (column: string) => `${column} >= :now::timestamptz - :days::int * interval '1 day'`;

const MOST = 10_000;

/** How many rows that has left, counted along the index that is ordered by the column: in no order, the whole table would be read for it. */
export const countSinceDays = (table: string, condition: string, column: string) =>
  `select case when count(*) > ${String(MOST)} then '${String(MOST)}+' else count(*)::text end
    from (select 1 from ${table} where ${condition} and ${sinceDays(column)} order by ${column} desc limit ${String(MOST + 1)}) latest`;
