import { Injectable } from '@nestjs/common';
import { registersProvider } from '../registration/registering-decorators.js';
import { PersonalTraces } from './personal-traces.query.js';

/** A context's personal data for an address. */
export interface PersonalDataOf {
  /** Plain JSON, with the field names of the API. */
  held(address: string): Promise<readonly object[]>;
  /** Deletes or anonymizes the data, inside a unit of work. */
  erase(address: string): Promise<void>;
  /** Deletes files, after that unit of work has committed: it can take long and cannot be rolled back. */
  eraseFiles?(address: string): Promise<void>;
}

/** @param name in the personal record, such as 'reservations' */
export const PersonalDataSource = (name: string) =>
  registersProvider<PersonalDataOf>((find, data) => {
    find(PersonalData).on(name, data);
  });

/** Everything the restaurant stores about a person, by their email address. */
@Injectable()
export class PersonalData {
  private readonly declared = new Map<string, PersonalDataOf>();

  constructor(private readonly traces: PersonalTraces) {}

  on(name: string, data: PersonalDataOf): void {
    this.declared.set(name, data);
  }

  async recordOf(address: string): Promise<Record<string, readonly object[]>> {
    const record: Record<string, readonly object[]> = {};
    for (const [name, data] of this.declared) record[name] = await data.held(address);
    return { ...record, notices: await this.traces.held(address) };
  }

  async erase(address: string): Promise<void> {
    for (const data of this.declared.values()) await data.erase(address);
    // Contexts may need the audit log to find their data by address, so it is erased last.
    await this.traces.erase(address);
  }

  async eraseFiles(address: string): Promise<void> {
    for (const data of this.declared.values()) await data.eraseFiles?.(address);
  }
}
