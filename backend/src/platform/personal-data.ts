import { Injectable } from '@nestjs/common';
import { registersProvider } from './registering-decorators.js';
import { PersonalTraces } from './personal-traces.query.js';

/** What one context keeps under an address, and how it lets go of it. */
export interface PersonalDataOf {
  /** Plain JSON, in words of the calls. */
  held(address: string): Promise<readonly object[]>;
  /** Removes it, or what in it tells who it was about. Inside a unit of work. */
  erase(address: string): Promise<void>;
  /** Removes what is kept outside of the database, after that unit of work: it may take long, and no rollback brings it back. */
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
    // Contexts may find what is theirs by the address alone, so it goes out of the trail last.
    await this.traces.erase(address);
  }

  async eraseFiles(address: string): Promise<void> {
    for (const data of this.declared.values()) await data.eraseFiles?.(address);
  }
}
