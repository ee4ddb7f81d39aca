import type { Consent } from '../consent.js';
import type { ImportedPerson } from '../contact-import.js';

/** Writes batches of contacts. Use it in a unit of work. */
export abstract class ImportedContacts {
  /** Returns those addresses that belong to contacts. */
  abstract known(addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** People who unsubscribed before, even erased ones, are added as unsubscribed; existing contacts are not changed. */
  abstract add(
    people: readonly (ImportedPerson & { readonly id: string })[],
    consent: Consent | null,
    now: Date,
  ): Promise<void>;
  /** Empty cells change nothing, tags are added, and no one who unsubscribed is opted in. */
  abstract update(people: readonly ImportedPerson[], consent: Consent | null, now: Date): Promise<void>;
  /** For rows that say no; those unsubscribed in the file become unsubscribed here. */
  abstract optOut(people: readonly ImportedPerson[], now: Date): Promise<void>;
  /** Stops emails to these addresses until the people opt in again themselves. */
  abstract suppress(people: readonly ImportedPerson[]): Promise<void>;
}
