import { Injectable } from '@nestjs/common';
import type { PictureRemovedFact } from '../../../../kernel/pictures.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { PicturesService } from '../../domain/pictures.service.js';

/** Deletes a picture that nothing shows anymore. */
@Injectable()
export class UnusedPictures {
  constructor(private readonly pictures: PicturesService) {}

  @OnEvent('picture.let-go', { listener: 'unused-pictures' })
  deleteIfUnused({ payload: { key } }: StoredEvent<PictureRemovedFact>): Promise<void> {
    return this.pictures.deleteIfUnused(key);
  }
}
