import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Transaction } from '../../../kernel/transaction.js';
import { type Picture, type PictureFile, PictureInUse, PictureNotFound } from './picture.js';
import { PictureRepository } from './ports.js';

/** Something that shows a picture, such as a template. */
export interface PictureUser {
  /** Name shown to people. */
  readonly name: string;
  /** Whether it was already sent: then a person may delete the image, but it is not removed automatically. */
  readonly isOver: boolean;
}

export interface PictureUse {
  /** Returns the users of the picture with this key, oldest first. */
  usersOf(key: string): Promise<readonly PictureUser[]>;
}

/** Contexts that show images register here, so that this context does not depend on them. */
@Injectable()
export class PictureUses implements PictureUse {
  private readonly uses: PictureUse[] = [];

  on(use: PictureUse): void {
    this.uses.push(use);
  }

  async usersOf(key: string): Promise<PictureUser[]> {
    const users: PictureUser[] = [];
    for (const use of this.uses) users.push(...(await use.usersOf(key)));
    return users;
  }
}

export interface MadePicture extends Pick<Picture, 'width' | 'height'> {
  /** The widest first, of each width in every type. */
  readonly files: readonly [PictureFile, ...PictureFile[]];
}

/** Decodes an uploaded image by its content only, and creates the versions to display. */
export abstract class PictureMaker {
  /** The same for the same file. */
  abstract keyOf(file: Uint8Array): string;
  /** Rotated upright, without metadata. @throws InvalidInput if it is not a supported image, or too large */
  abstract make(file: Uint8Array): Promise<MadePicture>;
}

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

  /** The same file again is the picture that is there. @throws InvalidInput, Conflict */
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

  /** @throws PictureNotFound, PictureInUse while something current shows it */
  delete(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const picture = await this.get(id);
      const users = (await this.uses.usersOf(picture.key)).filter(({ isOver }) => !isOver);
      if (users.length > 0) throw new PictureInUse(users.map(({ name }) => name));
      await this.pictures.remove(picture);
    });
  }

  /** Deletes the image unless something still shows it. */
  deleteIfUnused(key: string): Promise<void> {
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
