/** A step from one status to another, as SQL has it. */
interface Transition {
  /** What the row becomes: `'done'`. */
  readonly to: string;
  /** Those that may become it, for `status in (…)`: `'waiting', 'left'`. */
  readonly from: string;
}

/**
 * Takes a step out of the table in which a domain says what each status may become, so that no statement knows a step of its own.
 * @param from where a statement takes only some of those that may become `to`
 * @throws Error for a step that is not in the table: a statement that is made when its file is loaded keeps the program from starting
 */
export function transition<Status extends string>(
  next: Readonly<Record<Status, readonly Status[]>>,
  to: NoInfer<Status>,
  from: readonly NoInfer<Status>[] = statusesOf(next).filter((status) => next[status].includes(to)),
): Transition {
  const stays = from.find((status) => !next[status].includes(to));
  if (stays !== undefined || from.length === 0) throw new Error(`What is ${stays ?? 'there'} never becomes ${to}.`);
  return { to: `'${to}'`, from: from.map((status) => `'${status}'`).join(', ') };
}

const statusesOf = <Status extends string>(next: Readonly<Record<Status, unknown>>) => Object.keys(next) as Status[];
