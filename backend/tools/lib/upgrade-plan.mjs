/** Decisions of an upgrade before it changes anything, and its messages when it fails. */

const MB = 1024 * 1024;

/** Compares two versions of three numbers: below 0 if the first is older. */
export function compareVersions(one, other) {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  const index = first.findIndex((number, place) => number !== second[place]);
  return index < 0 ? 0 : first[index] - second[index];
}

/** The tag of a version; a tag stays as it is. */
export const tagOf = (wanted) => (/^\d+\.\d+\.\d+$/.test(wanted) ? `v${wanted}` : wanted);

/** The newest of such tags as `v0.3.0`. */
export const newestOf = (tags) =>
  tags
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    .sort((one, other) => compareVersions(one.slice(1), other.slice(1)))
    .at(-1);

/**
 * A schema goes forward only, and the program of one release runs on the schema of the release that follows it, no further.
 * @param releases those that have a record, which is also the record that this was looked at
 */
export function runsOnSchemaOf(older, newer, releases) {
  const between = releases.filter(
    (version) => compareVersions(version, older) > 0 && compareVersions(version, newer) < 0,
  );
  return releases.includes(newer) && between.length === 0;
}

/**
 * Upper bound of what an upgrade writes, in bytes. For the data: the backup and its draft, and each table once more if
 * a migration rewrites it. For the program: packages and builds while the old ones may still exist.
 * @param backup size of the newest backup; 0 if there is none, in which case the size of the database is the upper
 * bound
 */
export const roomNeeded = ({ database, backup, packages, built }) => ({
  data: 2 * (backup || database) + database,
  program: packages + built,
});

/**
 * One message for each disk without enough space.
 * @param places folders with their disk, and the free and needed bytes
 */
export function lackOfRoom(places) {
  const disks = new Map();
  for (const { disk, folder, free, needed } of places) {
    const { folders = [], needed: before = 0 } = disks.get(disk) ?? {};
    disks.set(disk, { folders: [...folders, folder], free, needed: before + needed });
  }
  return [...disks.values()]
    .filter(({ free, needed }) => free < needed)
    .map(
      ({ folders, free, needed }) =>
        `The disk of ${folders.join(' and ')} has ${megabytes(free)} left, and an upgrade may take ${megabytes(needed)}. Make room there first.`,
    );
}

export const megabytes = (bytes) => `${Math.ceil(bytes / MB)} MB`;

/**
 * Shell commands that restore the previous state while the product is stopped.
 * @param variables the product's settings that are not secret
 * @param checkout false if the program is still the previous one
 * @param restore null if the data can stay: the backup, the data directory, and the name to which that is moved
 */
export function rollbackCommands({ root, commit, variables, checkout, restore, start }) {
  const exported = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}`);
  return [
    `cd ${quoted(root)}`,
    ...(exported.length > 0 ? [`export ${exported.join(' ')}`] : []),
    ...(checkout ? [`git checkout --quiet ${commit}`, 'npm run setup'] : []),
    ...(restore ? restoring(restore) : []),
    start,
  ];
}

function restoring({ backup, cluster, database, aside }) {
  const command = `npm run restore -- ${quoted(backup)}`;
  if (cluster) return [`mv ${quoted(cluster)} ${quoted(`${cluster}-${aside}`)}`, command];
  const name = `courtyard_${aside.replaceAll(/\W/g, '_')}`;
  return [
    `psql "$${database}" --command ${quoted(`create database ${name}`)}`,
    ...['DATABASE_URL', ...(database === 'DATABASE_URL' ? [] : [database])].map(
      (variable) =>
        `export ${variable}="$(node -p 'const u = new URL(process.env.${variable}); u.pathname = "/${name}"; u.href')"`,
    ),
    command,
  ];
}

/** As one word of a shell. */
export const quoted = (text) => (/^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
