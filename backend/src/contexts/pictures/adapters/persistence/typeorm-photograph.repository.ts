import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { Conflict } from '../../../../kernel/domain-error.js';
import { Database } from '../../../../platform/persistence/database.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { type PlacedPhotograph, PHOTOGRAPH, type Photograph } from '../../domain/photograph.js';
import { type Picture, PictureNotFound } from '../../domain/picture.js';
import { type PictureUse, type PictureUser, PictureUses } from '../../domain/pictures.service.js';
import type { PhotographRepository } from '../../domain/photographs.service.js';

/** Photos with their images; an image on the website must not be deleted. */
@Injectable()
export class PlacedPhotographsQuery implements PictureUse, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.on(this);
  }

  async all(): Promise<PlacedPhotograph[]> {
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

export const PhotographSchema = new TrackedSchema<Photograph>(
  {
    name: 'Photograph',
    tableName: 'photographs',
    columns: {
      id: { type: 'text', primary: true },
      pictureId: { type: 'uuid', name: 'picture_id' },
    } satisfies Record<keyof Photograph, EntitySchemaColumnOptions>,
  },
  {
    subject: PHOTOGRAPH,
    nameOf: ({ id }) => id,
    violations: {
      photographs_pkey: () => new Conflict('Someone else just changed this photo. Please review it.'),
      photographs_picture_id_fkey: () => new PictureNotFound(),
    },
  },
);

@Injectable()
@LiveUpdates(PHOTOGRAPH, liveChannel('photographs', 'admin'))
export class TypeOrmPhotographRepository implements PhotographRepository {
  private readonly repository: TrackedRepository<Photograph>;

  constructor(database: Database) {
    this.repository = database.getRepository(PhotographSchema);
  }

  find(id: string): Promise<Photograph | null> {
    return this.repository.findOneBy({ id });
  }

  add(photograph: Photograph): Promise<void> {
    return this.repository.insert(photograph);
  }

  save(before: Photograph, after: Photograph): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(photograph: Photograph): Promise<void> {
    return this.repository.remove(photograph);
  }
}
