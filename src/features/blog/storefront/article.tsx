import type { ReactNode } from 'react';
import { Badge } from '#ui/feedback/badge.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { WrittenDocument } from '#ui/layout/written-document.tsx';
import { blogAddress } from '../blog.addresses.ts';
import type { Post } from '../blog.contract.ts';
import { contentMessages } from '../blog.messages.ts';
import { PostByline, PostCard } from './post-card.tsx';
import { ArticleImage, PostImage } from './post-image.tsx';

/** Renders a post: title, cover, text, comments and related posts. */
export function Article({ post, comments }: { post: Post; comments: ReactNode }) {
  const t = useMessages(contentMessages);
  const language = useLanguage();
  return (
    <>
      <article aria-label={post.title} className="grid min-w-0 gap-6">
        <header className="grid gap-4">
          <p>
            <Link
              to={blogAddress('grid', { category: post.category })}
              className="inline-flex min-h-target items-center"
            >
              <Badge tone="good">{post.category_name}</Badge>
            </Link>
          </p>
          <h1 lang={post.language} className="text-xl leading-normal lg:text-2xl lg:leading-normal">
            {post.title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            <PostByline post={post} dated />
          </p>
          {post.cover === null ? null : (
            <PostImage src={post.cover} alt="" first sizes="(width >= 48rem) 768px, 100vw" className="rounded-card" />
          )}
        </header>
        {post.language === language ? null : (
          <p className="rounded-control bg-raised px-4 py-3 text-sm">{t.onlyPersian}</p>
        )}
        <WrittenDocument
          document={post.body}
          lang={post.language}
          image={(key, alt) => <ArticleImage imageKey={key} alt={alt} />}
        />
      </article>
      {comments}
      {post.related.length === 0 ? null : (
        <section aria-labelledby="related" className="grid gap-4">
          <h2 id="related" className="text-lg">
            {t.related}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-3">
            {post.related.map((other) => (
              <li key={other.id}>
                <PostCard post={other} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
