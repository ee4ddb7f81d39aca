import type { Role } from '../../../../kernel/actor.js';
import type { DirectoryPerson, DirectoryRequest } from '../directory.js';

/** Where the people of the house have the accounts of their work, such as Keycloak, Google Workspace or Entra. */
export abstract class Directory {
  /** Answers where the browser goes, and what this sign-in is known by when it comes back. @throws DirectoryDown */
  abstract begin(role: Role): Promise<{ readonly url: string; readonly request: DirectoryRequest }>;
  /**
   * Whom the directory has signed in.
   *
   * @param query with which the browser came back, without its question mark
   * @throws DirectoryDown, DirectoryRefused, DirectoryAnswerOver
   */
  abstract personOf(query: string, request: DirectoryRequest): Promise<DirectoryPerson>;
}
