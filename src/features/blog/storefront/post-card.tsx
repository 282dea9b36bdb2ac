import { Clock, UserRound } from 'lucide-react';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Link } from '#ui/link.tsx';
import { postAddress } from '../blog.addresses.ts';
import type { PostCard as Post } from '../blog.contract.ts';
import { contentMessages } from '../blog.messages.ts';
import { PostImage } from './post-image.tsx';

interface PostProps {
  post: Post;
  /** Whether it is on the first screen: its image is then loaded eagerly. */
  first?: boolean;
  /** The heading level on the page. */
  headingLevel?: 2 | 3;
}

/** Renders a post as a card: image, category, title, author and reading time. */
export function PostCard({ post, first = false, headingLevel = 2 }: PostProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Card asChild bare className="grid h-full grid-rows-[auto_1fr] transition-colors hover:bg-raised">
      <article aria-label={post.title}>
        <PostImage src={post.cover} alt="" first={first} sizes="(width >= 64rem) 380px, (width >= 40rem) 50vw, 100vw" />
        <div className="grid content-between gap-4 p-4">
          <div className="grid gap-2">
            <p>
              <Badge tone="good">{post.category_name}</Badge>
            </p>
            <Heading className="text-base leading-relaxed">
              <CardLink>
                <Link to={postAddress(post.slug)}>{post.title}</Link>
              </CardLink>
            </Heading>
            <p className="line-clamp-2 text-sm text-muted">{post.summary}</p>
          </div>
          <PostFacts post={post} />
        </div>
      </article>
    </Card>
  );
}

/** Renders a post as a row, with the same content in a horizontal layout. */
export function PostRow({ post, first = false }: PostProps) {
  return (
    <Card
      asChild
      bare
      className="grid grid-cols-[112px_1fr] transition-colors hover:bg-raised sm:grid-cols-[240px_1fr]"
    >
      <article aria-label={post.title}>
        <PostImage
          src={post.cover}
          alt=""
          first={first}
          sizes="(width >= 40rem) 240px, 112px"
          className="aspect-auto! h-full min-h-28"
        />
        <div className="grid min-w-0 content-between gap-3 p-3 sm:p-4">
          <div className="grid gap-1">
            <p>
              <Badge tone="good">{post.category_name}</Badge>
            </p>
            <h2 className="line-clamp-2 text-base leading-relaxed">
              <CardLink>
                <Link to={postAddress(post.slug)}>{post.title}</Link>
              </CardLink>
            </h2>
            <p className="line-clamp-2 text-sm text-muted max-sm:hidden">{post.summary}</p>
          </div>
          <PostFacts post={post} />
        </div>
      </article>
    </Card>
  );
}

/** Renders a post's author, reading time and the text of its link. */
function PostFacts({ post }: { post: Post }) {
  const t = useMessages(contentMessages);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
      <PostByline post={post} />
      <span aria-hidden="true" className="ms-auto font-semibold text-turquoise">
        {t.readMore}
      </span>
    </div>
  );
}

/** Renders author and reading time, with the date where there is room. */
export function PostByline({ post, dated = false }: { post: Post; dated?: boolean }) {
  const t = useMessages(contentMessages);
  const language = useLanguage();
  return (
    <>
      <span className="inline-flex items-center gap-1">
        <UserRound aria-hidden="true" className="size-4" />
        <bdi>{post.author}</bdi>
      </span>
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden="true" className="size-4" />
        <bdi>{t.readMinutes(post.read_minutes)}</bdi>
      </span>
      {dated ? (
        <time dateTime={post.published_at}>
          <bdi>{formatJalaliDate(new Date(post.published_at), language, 'long')}</bdi>
        </time>
      ) : null}
    </>
  );
}
