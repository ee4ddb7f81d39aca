import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { type PictureUse, type PictureUser, PictureUses } from '../../../../pictures/index.js';

/** Finds the templates that show a picture. */
@Injectable()
export class PicturesInTemplates implements PictureUse, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.on(this);
  }

  usersOf(key: string): Promise<PictureUser[]> {
    return this.database.query<PictureUser[]>(
      `select name, false as "isOver" from email_templates where strpos(html_content, $1) > 0 order by created_at, id`,
      [`/pictures/${key}-`],
    );
  }
}
