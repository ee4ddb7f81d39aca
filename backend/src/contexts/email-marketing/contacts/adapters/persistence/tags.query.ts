const isAmong = (tags: string) =>
  `list = 'contact_tags' and lower(key) = any(array(select lower(unnest(${tags}::text[]))))`;

/** SQL for how often contacts have one of the tags, however it is spelled. */
export const counterOfTags = (tags: string): string =>
  `(select coalesce(sum(n), 0)::int from tallies where ${isAmong(tags)})`;

/** SQL that is true where a column of tags has one of them, however it is spelled: an index of tags knows each spelling that there is. */
export const hasAnyTag = (column: string, tags: string): string =>
  `${column} && array(select distinct key from tallies where ${isAmong(tags)})`;
