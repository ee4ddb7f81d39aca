import { Injectable } from '@nestjs/common';
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
