import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { HungPhotograph } from '../../domain/photograph.js';
import type { Picture } from '../../domain/picture.js';
import { type PictureUse, type PictureUser, PictureUses } from '../../domain/picture-uses.js';

/** Photos with their images; an image on the website must not be deleted. */
@Injectable()
export class HungPhotographsQuery implements PictureUse, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.on(this);
  }

  async all(): Promise<HungPhotograph[]> {
    const rows = await this.database.query<(Picture & { place: string })[]>(
      `select photograph.id as place, picture.id, key, width, height, bytes, alt, created_at as "createdAt"
       from photographs photograph join pictures picture on picture.id = picture_id order by place`,
    );
    return rows.map(({ place, ...picture }) => ({ place, picture }));
  }

  usersOf(key: string): Promise<PictureUser[]> {
    return this.database.query<PictureUser[]>(
      `select 'Photos' as name, false as "isOver"
       from pictures where key = $1 and exists (select from photographs where picture_id = pictures.id)`,
      [key],
    );
  }
}
