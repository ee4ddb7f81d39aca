/** What an upgrade decides before it touches anything, and what it says when it fails. */

const MB = 1024 * 1024;

/** Of two versions of three numbers: below 0 when the first is the older one. */
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
 * What an upgrade writes at most, in bytes: beside the data the backup and its draft, and each table once more where a migration writes it
 * anew; beside the program its packages and what is built, while the old ones may still be there.
 * @param backup size of the newest backup, 0 when there is none yet: the database is larger than what comes of it
 */
export const roomNeeded = ({ database, backup, packages, built }) => ({
  data: 2 * (backup || database) + database,
  program: packages + built,
});

/**
 * A sentence for each disk that has not enough room.
 * @param places each a folder, the disk it lies on, and the bytes that are free there and needed
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
 * The commands that bring the day before back, from a product that is stopped, in one shell.
 * @param variables what the product is told of itself and may be read by anybody
 * @param checkout false while the program is still that of the day before
 * @param restore null where the data can stay: the backup, where the data lies, and the name under which it is put aside
 */
export function wayBack({ root, commit, variables, checkout, restore, start }) {
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
