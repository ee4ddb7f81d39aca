import path from 'node:path';

/** Places of the lock file's packages that these workspaces (the root is '') need, transitively, including links. */
export function neededBy(workspaces, packages) {
  const links = Object.keys(packages).filter((place) => workspaces.includes(packages[place].resolved));
  const places = new Set(workspaces);
  // Iterating over a set includes elements added during the loop.
  for (const place of places) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[place];
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of names) {
      const found = placeOf(name, place, packages);
      if (found) places.add(found);
    }
  }
  const packagePlaces = [...places].filter((place) => !workspaces.includes(place));
  return Object.fromEntries([...links, ...packagePlaces].map((place) => [place, packages[place]]));
}

/** Resolves a package like Node: next to the requiring package, then in each parent folder. */
function placeOf(name, folder, packages) {
  const place = path.posix.join(folder, 'node_modules', name);
  if (packages[place]) return place;
  const above = path.posix.dirname(folder);
  return above === folder || folder === '' ? undefined : placeOf(name, above, packages);
}

/** How npm's record of what it installed compares: `incomplete` is what lacks packages, and is right otherwise. */
export function stateOf(installed, needed) {
  const places = Object.entries(needed);
  if (Object.keys(installed).length === 0) return 'empty';
  if (places.some(([place, { version }]) => installed[place] && installed[place].version !== version))
    return 'outdated';
  // Optional packages are for other platforms, or installed on request only.
  const isMissing = ([place, { optional, devOptional, peer }]) =>
    !installed[place] && !optional && !devOptional && !peer;
  return places.some(isMissing) ? 'incomplete' : 'complete';
}
