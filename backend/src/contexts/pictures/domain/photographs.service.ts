import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { Outbox } from '../../../kernel/outbox.js';
import { pictureRemoved } from '../../../kernel/pictures.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type PlacedPhotograph, type Photograph, PLACES } from './photograph.js';
import { type Picture, PictureNotFound } from './picture.js';
import { PictureRepository } from './ports.js';

export abstract class PhotographRepository {
  abstract find(place: string): Promise<Photograph | null>;
  /** @throws Conflict if someone else was faster */
  abstract add(photograph: Photograph): Promise<void>;
  abstract save(before: Photograph, after: Photograph): Promise<void>;
  abstract remove(photograph: Photograph): Promise<void>;
}

/** The restaurant's photos, which replace glass art on the website. */
@Injectable()
export class PhotographsService {
  constructor(
    private readonly photographs: PhotographRepository,
    private readonly pictures: PictureRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
  ) {}

  /** Replaces the photo in this place. @throws NotFound, PictureNotFound, Conflict */
  add(place: string, pictureId: string, by: Actor): Promise<PlacedPhotograph> {
    assertPlace(place);
    return this.transaction.run(by, async () => {
      const picture = await this.pictures.find(pictureId);
      if (!picture) throw new PictureNotFound();
      const before = await this.photographs.find(place);
      const after: Photograph = { id: place, pictureId };
      if (!before) await this.photographs.add(after);
      else if (before.pictureId !== pictureId) {
        await this.photographs.save(before, after);
        await this.announceRemoval(before);
      }
      return { place, picture };
    });
  }

  /** Shows the glass art again. Has no effect a second time. @throws NotFound */
  takeDown(place: string, by: Actor): Promise<void> {
    assertPlace(place);
    return this.transaction.run(by, async () => {
      const photograph = await this.photographs.find(place);
      if (!photograph) return;
      await this.photographs.remove(photograph);
      await this.announceRemoval(photograph);
    });
  }

  private async announceRemoval({ pictureId }: Photograph): Promise<void> {
    const picture: Picture | null = await this.pictures.find(pictureId);
    if (picture) await this.outbox.add(pictureRemoved(picture.key));
  }
}

/** @throws NotFound */
function assertPlace(place: string): void {
  if (!PLACES.includes(place)) throw new NotFound('There is no such photo spot on the website.');
}
