import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Picture, PictureInUse, PictureNotFound } from './picture.js';
import { PictureUses } from './picture-uses.js';
import { PictureMaker } from './ports/picture-maker.js';
import { PictureRepository } from './ports/picture.repository.js';

/** Images for content and emails. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly pictures: PictureRepository,
    private readonly maker: PictureMaker,
    private readonly uses: PictureUses,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The same file again is the picture that is there. @throws InvalidInput, PictureArrives */
  async add(file: Uint8Array, alt: string, by: Actor): Promise<Picture> {
    const key = this.maker.keyOf(file);
    const known = await this.pictures.findByKey(key);
    if (known) return known;
    const { width, height, files } = await this.maker.make(file);
    const bytes = files[0].content.length;
    const picture = { id: this.ids.next(), key, width, height, bytes, alt, createdAt: this.clock.now() };
    await this.transaction.run(by, () => this.pictures.add(picture, files));
    return picture;
  }

  /** @throws PictureNotFound */
  describe(id: string, alt: string, by: Actor): Promise<Picture> {
    return this.transaction.run(by, async () => {
      const before = await this.get(id);
      const after = { ...before, alt };
      await this.pictures.save(before, after);
      return after;
    });
  }

  /** @throws PictureNotFound, PictureInUse while something shows it that is not over */
  delete(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const picture = await this.get(id);
      const users = (await this.uses.usersOf(picture.key)).filter(({ isOver }) => !isOver);
      if (users.length > 0) throw new PictureInUse(users.map(({ name }) => name));
      await this.pictures.remove(picture);
    });
  }

  /** Something that showed it has been deleted: it goes too, unless something else shows it. */
  letGo(key: string): Promise<void> {
    return this.transaction.run(null, async () => {
      const picture = await this.pictures.findByKey(key);
      if (!picture || (await this.uses.usersOf(key)).length > 0) return;
      await this.pictures.remove(picture);
    });
  }

  private async get(id: string): Promise<Picture> {
    const picture = await this.pictures.find(id);
    if (!picture) throw new PictureNotFound();
    return picture;
  }
}
