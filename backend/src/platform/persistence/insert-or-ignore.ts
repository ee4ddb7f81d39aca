import type { ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** Inserts the row unless a unique key exists already. Returns whether it did. */
export async function insertOrIgnore<E extends ObjectLiteral>(
  repository: Repository<E>,
  row: QueryDeepPartialEntity<E>,
): Promise<boolean> {
  const insert = repository.createQueryBuilder().insert().values(row).orIgnore();
  const result = await insert.returning('1').execute();
  return (result.raw as unknown[]).length > 0;
}
