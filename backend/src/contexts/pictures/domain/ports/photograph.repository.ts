import type { Photograph } from '../photograph.js';

export abstract class PhotographRepository {
  abstract find(place: string): Promise<Photograph | null>;
  /** @throws PlaceTaken if someone else was faster */
  abstract add(photograph: Photograph): Promise<void>;
  abstract save(before: Photograph, after: Photograph): Promise<void>;
  abstract remove(photograph: Photograph): Promise<void>;
}
