import type { Role } from '../../../kernel/actor.js';
import type { Directory, DirectoryPerson, DirectoryRequest } from '../domain/directory-sign-in.js';
import { DirectoryAnswerOver } from '../domain/identity.errors.js';

/** Returns the configured person for the state that was started. */
export class OneDirectory implements Directory {
  person: DirectoryPerson = {
    issuer: 'https://id.example',
    subject: 'ana',
    email: 'ana@bistro.example',
    isEmailVerified: true,
    name: 'Ana',
    groups: [],
  };
  private begun = 0;

  begin(role: Role): Promise<{ url: string; request: DirectoryRequest }> {
    this.begun += 1;
    const state = `state ${String(this.begun)}`;
    return Promise.resolve({ url: `https://id.example/${state}`, request: { role, state, nonce: 'n', verifier: 'v' } });
  }

  personOf(query: string, { state }: DirectoryRequest): Promise<DirectoryPerson> {
    return query === state ? Promise.resolve(this.person) : Promise.reject(new DirectoryAnswerOver());
  }
}
