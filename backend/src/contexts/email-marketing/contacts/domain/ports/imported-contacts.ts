import type { Consent } from '../consent.js';
import type { ImportedPerson } from '../contact-import.js';

/** Many contacts at once. Inside a unit of work. */
export abstract class ImportedContacts {
  /** Which of the addresses are contacts. */
  abstract known(addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Somebody who unsubscribed before, also one who was erased, is entered as that; who is a contact already is left as they are. */
  abstract add(
    people: readonly (ImportedPerson & { readonly id: string })[],
    consent: Consent | null,
    now: Date,
  ): Promise<void>;
  /** What the file leaves empty stays; tags are added; nobody who left is opted in. */
  abstract update(people: readonly ImportedPerson[], consent: Consent | null, now: Date): Promise<void>;
  /** Of whom the file says no; whoever unsubscribed there has unsubscribed here. */
  abstract optOut(people: readonly ImportedPerson[], now: Date): Promise<void>;
  /** Nothing is sent to these addresses until the people opt in again themselves. */
  abstract suppress(people: readonly ImportedPerson[]): Promise<void>;
}
