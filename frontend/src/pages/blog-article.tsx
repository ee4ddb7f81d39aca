import { Link } from 'react-router';
import { type BlogPost, descriptionOf, PostByline } from '@/entities/blog-post';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { siteUrl } from '@/shared/config';
import { photographOf, Picture, pictureFile } from '@/shared/ui/picture';
import { breadcrumbs, jsonLd, StructuredData } from '@/shared/ui/structured-data';
import styles from './blog-article.module.css';

interface BlogArticlePageProps {
  /** Its content is sanitized HTML. */
  article: BlogPost & { content: string };
}

export function BlogArticlePage({ article: { content, ...post } }: BlogArticlePageProps) {
  const path = `/blog/${post.id}`;
  const picture = photographOf(post.image)?.src ?? pictureFile(post.image, 1200);
  return (
    <article className={styles.article}>
      <PageMeta
        title={`${post.title} | ${restaurant.name} Blog`}
        description={descriptionOf(post.excerpt)}
        path={path}
        image={picture}
        type="article"
      />
      <StructuredData
        json={jsonLd({
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.excerpt,
          image: siteUrl(picture),
          datePublished: post.date,
          author: { '@type': 'Organization', name: post.author, url: siteUrl('/') },
          mainEntityOfPage: siteUrl(path),
        })}
      />
      <StructuredData json={breadcrumbs({ name: 'Blog', path: '/blog' }, { name: post.title, path })} />
      <header className={styles.head}>
        <Link to="/blog" className={styles.back}>
          Back to Blog
        </Link>
        <h1>{post.title}</h1>
        <p className={styles.byline}>
          <PostByline post={post} />
        </p>
      </header>
      <Picture
        name={post.image}
        alt={post.imageAlt}
        sizes="(max-width: 1152px) 100vw, 1080px"
        priority
        className={styles.picture}
      />
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />
      <footer className={styles.onward}>
        <Link to="/#contact" className="button button-amber">
          Visit Our Restaurant
        </Link>
        <Link to="/blog" className="button button-outline">
          More Stories
        </Link>
      </footer>
    </article>
  );
}
