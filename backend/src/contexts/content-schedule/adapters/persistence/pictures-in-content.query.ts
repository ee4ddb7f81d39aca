import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { type PictureUse, type PictureUser, PictureUses } from '../../../pictures/index.js';

/** Content that shows an image; published content stays on the website. */
@Injectable()
export class PicturesInContent implements PictureUse, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.on(this);
  }

  usersOf(key: string): Promise<PictureUser[]> {
    return this.database.query<PictureUser[]>(
      `select title as name, false as "isOver" from scheduled_content where strpos(content, $1) > 0 order by created_at, id`,
      [`/pictures/${key}-`],
    );
  }
}
