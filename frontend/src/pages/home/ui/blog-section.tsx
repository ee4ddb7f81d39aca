import { Link } from 'react-router';
import { PostByline } from '@/entities/blog-post';
import { Picture } from '@/shared/ui/picture';
import type { HomeContent } from '../model/content';
import styles from './blog-section.module.css';

export function BlogSection({ featuredPost: post }: Pick<HomeContent, 'featuredPost'>) {
  return (
    <section className={`on-deep ${styles.blog ?? ''}`} aria-label="From our blog">
      <Picture
        name={post.image}
        alt={post.imageAlt}
        sizes="(max-width: 900px) 100vw, 50vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.byline}>
          <PostByline post={post} />
        </p>
        <h2>{post.title}</h2>
        <p>{post.excerpt}</p>
        <p className={styles.links}>
          <Link to={`/blog/${post.id}`} className="button button-amber">
            Read Full Story
          </Link>
          <Link to="/blog" className="button button-outline">
            View All Posts
          </Link>
        </p>
      </div>
    </section>
  );
}
