import { Link } from 'react-router';
import { type BlogPost, PostByline } from '@/entities/blog-post';
import { isBuiltName, PageMeta, restaurant } from '@/entities/restaurant';
import { Picture } from '@/shared/ui/picture';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import styles from './blog.module.css';

/** On a phone, images below the first are fetched one size smaller, since most are scrolled past. */
const SMALL = '(max-width: 800px) 60vw, 50vw';

export function BlogPage({ posts }: { posts: BlogPost[] }) {
  return (
    <div className={`page-width ${styles.page ?? ''}`} data-bar="after-scroll">
      <PageMeta
        title={`Blog | ${restaurant.name}`}
        description={
          isBuiltName()
            ? 'Stories about the kitchen, the kiln and the city around our courtyard.'
            : `Stories and news from ${restaurant.name}.`
        }
        path="/blog"
      />
      <StructuredData json={breadcrumbs({ name: 'Blog', path: '/blog' })} />
      <header className={styles.intro}>
        <h1>{isBuiltName() ? 'Stories from the courtyard' : 'Our stories'}</h1>
        {isBuiltName() && <p>About the kitchen, the kiln and the old city around our tables.</p>}
        <p>
          <Link to="/" className="button button-outline">
            Back to Home
          </Link>
        </p>
      </header>
      {posts.length > 0 ? <Posts posts={posts} /> : <p>The first story is still being written.</p>}
    </div>
  );
}

function Posts({ posts }: { posts: BlogPost[] }) {
  return (
    <ul className={`leaded ${styles.posts ?? ''}`}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <article className={styles.post}>
            <Picture
              name={post.image}
              alt={post.imageAlt}
              sizes={index === 0 ? '(max-width: 800px) 100vw, 50vw' : SMALL}
              priority={index === 0}
              className={styles.picture}
            />
            <div className={styles.words}>
              <p className={styles.byline}>
                <PostByline post={post} />
              </p>
              <h2>{post.title}</h2>
              <p>{post.excerpt}</p>
              <p>
                <Link to={`/blog/${post.id}`} className={styles.more} aria-label={`Read Full Article: ${post.title}`}>
                  Read Full Article
                </Link>
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
