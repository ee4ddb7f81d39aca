import type { Fields } from '../../../templates/domain/index.js';
import type { Claimed } from '../persistence/claims.query.js';

type Person = Pick<
  Claimed,
  'fields' | 'email' | 'firstName' | 'lastName' | 'phone' | 'dateOfBirth' | 'lastVisit' | 'totalVisits'
>;

/** What is known of the recipient, as it stands in a mail. */
export function personalFields(person: Person, timeZone: string): Fields {
  const { firstName, lastName, phone, dateOfBirth, lastVisit, totalVisits, email, fields } = person;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    dateOfBirth: dateOfBirth?.replace(/^--/, '') ?? '',
    lastVisit: lastVisit?.toLocaleDateString('en-US', { timeZone, dateStyle: 'long' }) ?? '',
    totalVisits: totalVisits === null ? '' : String(totalVisits),
    email,
    ...fields,
  };
}
