import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { PictureUse, PictureUser } from '../../../pictures/index.js';

/** Which content shows a picture: what was published stays on the website. */
@Injectable()
export class PicturesInContent implements PictureUse {
  constructor(private readonly database: Database) {}

  usersOf(key: string): Promise<PictureUser[]> {
    return this.database.query<PictureUser[]>(
      `select title as name, false as "isOver" from scheduled_content where strpos(content, $1) > 0 order by created_at, id`,
      [`/pictures/${key}-`],
    );
  }
}
