/** SQL fragments of a status change. */
interface Transition {
  /** The new status: `'done'`. */
  readonly to: string;
  /** Allowed previous statuses, for `status in (…)`: `'waiting', 'left'`. */
  readonly from: string;
}

/**
 * SQL for a status change, taken from the domain's table of transitions so that statements cannot define their own.
 * @param from limits the change to some of the statuses that may become `to`
 * @throws Error for a transition that is not in the table; statements built when their file loads then prevent startup
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
