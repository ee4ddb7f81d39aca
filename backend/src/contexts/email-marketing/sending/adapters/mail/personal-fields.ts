import type { Fields } from '../../../templates/domain/index.js';
import type { Claimed } from '../persistence/claims.query.js';

type Person = Pick<
  Claimed,
  'fields' | 'email' | 'firstName' | 'lastName' | 'phone' | 'dateOfBirth' | 'lastVisit' | 'totalVisits'
>;

/** Values of the placeholders for a recipient. */
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
