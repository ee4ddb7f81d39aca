import { Injectable } from '@nestjs/common';
import type { LetGoFact } from '../../../../kernel/pictures.js';
import { OnEvent, type StoredEvent } from '../../../../platform/events/event-listeners.js';
import { PicturesService } from '../../domain/pictures.service.js';

/** Deletes a picture that nothing shows anymore. */
@Injectable()
export class UnusedPictures {
  constructor(private readonly pictures: PicturesService) {}

  @OnEvent('picture.let-go', { listener: 'unused-pictures' })
  letGo({ payload: { key } }: StoredEvent<LetGoFact>): Promise<void> {
    return this.pictures.letGo(key);
  }
}
