type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a draft into the current form, which may be newer than the draft. Values that do not fit are blank; null without a draft. */
export function readDraft<Values extends object>(text: string | null, blank: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isFields(kept) ? (fitted(kept, blank) as Values) : null;
  } catch {
    return null;
  }
}

function fitted(kept: unknown, blank: unknown): unknown {
  if (isFields(blank)) {
    const fields = isFields(kept) ? kept : {};
    return Object.fromEntries(
      Object.keys({ ...blank, ...fields }).map((name) => [name, fitted(fields[name], blank[name])]),
    );
  }
  if (Array.isArray(blank)) return Array.isArray(kept) ? fittedList(kept, blank) : blank;
  if (blank === undefined) return kept;
  if (blank === null) return typeof kept === 'object' ? blank : (kept ?? blank);
  return kindOf(kept) === kindOf(blank) ? kept : blank;
}

/** An empty list does not reveal the type of its items, so they are accepted as typed. */
const fittedList = (kept: readonly unknown[], blank: readonly unknown[]) =>
  blank.length > 0 ? kept.map((one) => fitted(one, blank[0])) : kept.filter((one) => one !== null);

/** A number is text while it is being typed. */
const kindOf = (value: unknown) => (typeof value === 'number' ? 'string' : typeof value);
