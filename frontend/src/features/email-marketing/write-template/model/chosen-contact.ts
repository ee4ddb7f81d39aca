interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

/** As the list under the field writes somebody. */
export const asOffered = (person: Person) => `${nameOf(person)}, ${person.email}`;

/** Whom the text means: somebody offered, an exact address, or a name that only one of them has. */
export function chosenContact(people: readonly Person[], typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const is = (written: string) => written.toLowerCase() === text;
  const exact = people.find((person) => is(asOffered(person)) || is(person.email));
  if (exact) return exact.id;
  const [one, ...others] = people.filter((person) => text !== '' && is(nameOf(person)));
  return others.length === 0 ? one?.id : undefined;
}
