import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { type PictureUse, type PictureUser, PictureUses } from '../../../../pictures/index.js';

/** Campaigns that show an image; sent emails still need it. */
@Injectable()
export class PicturesInCampaigns implements PictureUse, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.on(this);
  }

  usersOf(key: string): Promise<PictureUser[]> {
    return this.database.query<PictureUser[]>(
      `select name, status in ('sent', 'cancelled') as "isOver" from email_campaigns
       where strpos(html_content, $1) > 0 order by created_at, id`,
      [`/pictures/${key}-`],
    );
  }
}
