import { Injectable } from '@nestjs/common';
/** Something that shows a picture. */
export interface PictureUser {
  /** By which people know it. */
  readonly name: string;
  /** It has been sent: the picture may be deleted by somebody who wants that, but does not go by itself. */
  readonly isOver: boolean;
}

export interface PictureUse {
  /** What shows the picture of this key, the oldest first. */
  usersOf(key: string): Promise<readonly PictureUser[]>;
}

/** Whoever shows pictures says so here, so that their keeper needs not know them. */
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
