import type { Role } from '../../../../kernel/actor.js';
import type { DirectoryPerson, DirectoryRequest } from '../directory.js';

/** The restaurant's identity provider, such as Keycloak, Google Workspace or Entra. */
export abstract class Directory {
  /** Returns the URL for the browser and the state to store for its return. @throws DirectoryDown */
  abstract begin(role: Role): Promise<{ readonly url: string; readonly request: DirectoryRequest }>;
  /**
   * The person who signed in at the directory.
   * @param query of the URL to which the browser returned, without the question mark
   * @throws DirectoryDown, DirectoryRefused, DirectoryAnswerOver
   */
  abstract personOf(query: string, request: DirectoryRequest): Promise<DirectoryPerson>;
}
