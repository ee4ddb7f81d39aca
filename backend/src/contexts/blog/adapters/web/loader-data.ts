/** The website's pages carry the data they were rendered from as a flat list whose values point to each other by index. */
const NULL = -5;
const UNDEFINED = -7;

export function readLoaderData(text: string): unknown {
  const list = JSON.parse(text) as unknown[];
  function read(index: unknown): unknown {
    if (index === NULL) return null;
    if (index === UNDEFINED) return undefined;
    if (typeof index !== 'number' || index < 0) throw new Error('The page carries data of an unknown kind.');
    const value = list[index];
    if (Array.isArray(value)) return value.map(read);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, field]) => [String(list[Number(key.slice(1))]), read(field)]);
    return Object.fromEntries(fields) as unknown;
  }
  return read(0);
}

export function writeLoaderData(data: unknown): string {
  const list: unknown[] = [];
  const places = new Map<unknown, number>();
  function write(value: unknown): number {
    if (value === null) return NULL;
    if (value === undefined) return UNDEFINED;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = list.push(value) - 1;
    places.set(value, place);
    if (Array.isArray(value)) list[place] = value.map(write);
    else if (typeof value === 'object') {
      const fields = Object.entries(value).map(([key, field]) => [`_${String(write(key))}`, write(field)]);
      list[place] = Object.fromEntries(fields);
    }
    return place;
  }
  write(data);
  return JSON.stringify(list);
}
