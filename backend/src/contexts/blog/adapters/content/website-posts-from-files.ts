import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CurrentRestaurant } from '../../../../platform/restaurant/current-restaurant.js';
import { newestFirst, type WebsitePosts } from '../../domain/blog.service.js';

const FOLDER = new URL('../../../../../content/blog/', import.meta.url);

const postsFile = z.array(
  z.object({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1),
    excerpt: z.string().min(1),
    image: z.string().min(1),
    imageAlt: z.string().min(1),
    date: z.iso.date(),
    readTime: z.string().min(1),
    featured: z.boolean(),
  }),
);

const picturesFile = z.array(
  z.object({
    image: z.string().min(1),
    imageAlt: z.string().min(1),
    themes: z.array(z.string().regex(/^[a-z]+$/)),
    suitsAnything: z.boolean().default(false),
  }),
);

const NONE: WebsitePosts['all'] = [];

/** content/blog: posts.json lists the posts, each with its text in a file of its own; pictures.json has images for later posts. */
@Injectable()
export class WebsitePostsFromFiles implements WebsitePosts {
  private readonly posts = newestFirst(
    postsFile.parse(JSON.parse(read('posts.json'))).map((post) => ({ ...post, content: read(`${post.id}.html`) })),
  );

  readonly pictures = picturesFile.parse(JSON.parse(read('pictures.json')));

  constructor(@Inject(CurrentRestaurant) private readonly restaurant: Pick<CurrentRestaurant, 'isInBuiltTown'>) {}

  /** They are about the town; none in another one. */
  get all(): WebsitePosts['all'] {
    return this.restaurant.isInBuiltTown ? this.posts : NONE;
  }
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}
