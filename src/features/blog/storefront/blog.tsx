import { LayoutGrid, List, Newspaper } from 'lucide-react';
import { useRef } from 'react';
import { redirect } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useChosenInView } from '#ui/media/use-chosen-in-view.ts';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { blogAddress, blogRequested, type BlogLayout } from '../blog.addresses.ts';
import type { PostCard as Post } from '../blog.contract.ts';
import { contentMessages } from '../blog.messages.ts';
import { offeredCategories } from '../blog.rules.ts';
import { PostCard, PostRow } from './post-card.tsx';

/** The number of posts on a page, divisible into rows of two and of three. */
const postsOnPage = 12;

/** Returns the loader of a blog layout: the requested posts, all of them if the address names no existing category, and the categories. */
export const loadBlog = (layout: BlogLayout) =>
  pageData(async ({ api, query, language, signal }) => {
    const { category: requested, after } = blogRequested(query);
    const postsOf = (category: string | null) =>
      api('GET /api/posts/', {
        query: {
          language,
          page_size: postsOnPage,
          ...(category !== null && { category }),
          ...(after !== null && { after: String(after) }),
        },
        signal,
      });
    const [{ data: categories }, postsRequested] = await Promise.all([
      api('GET /api/post-categories/', { query: { language }, signal }),
      postsOf(requested),
    ]);
    const { category } = postsRequested;
    // A former slug of the category redirects to the current one.
    if (category !== null && category !== requested)
      throw redirect(blogAddress(layout, { category, ...(after !== null && { after }) }), 301);
    const { data: posts, next_after: next } = category === requested ? postsRequested : await postsOf(null);
    return {
      posts,
      next,
      category,
      after,
      categories: offeredCategories(categories, category).map(({ slug, name }) => ({ slug, name })),
    };
  });
type Found = Awaited<ReturnType<ReturnType<typeof loadBlog>['server']>>;

/** Renders the blog in one layout, with its categories and a switch to the other layout. */
export function Blog({ layout, found }: { layout: BlogLayout; found: Found }) {
  const t = useMessages(contentMessages);
  const { posts, next, category, after, categories } = found;
  const chips = useRef<HTMLElement>(null);
  useChosenInView(chips, category ?? '');
  return (
    <>
      <PageHeader title={t.blog} back="/home" actions={<LayoutSwitch layout={layout} found={found} />} />
      <main id="content" className="container-middle grid gap-4 py-4">
        <p className="text-muted">{t.blogLead}</p>
        {categories.length === 0 ? null : (
          <nav
            ref={chips}
            aria-label={t.categories}
            className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 contain-inline-size"
          >
            <Chip asChild selected={category === null}>
              <Link to={blogAddress(layout)} preventScrollReset>
                {t.all}
              </Link>
            </Chip>
            {categories.map(({ slug, name }) => (
              <Chip key={slug} asChild selected={slug === category}>
                <Link to={blogAddress(layout, { category: slug })} preventScrollReset>
                  {name}
                </Link>
              </Chip>
            ))}
          </nav>
        )}
        {posts.length === 0 ? <NoPosts layout={layout} /> : <Posts layout={layout} posts={posts} />}
        <div className="flex flex-wrap justify-center gap-3 empty:hidden">
          {after === null ? null : (
            <Button asChild variant="outline">
              <Link to={blogAddress(layout, { category })}>{t.newest}</Link>
            </Button>
          )}
          {next === null ? null : (
            <Button asChild variant="outline">
              <Link to={blogAddress(layout, { category, after: Number(next) })}>{t.older}</Link>
            </Button>
          )}
        </div>
      </main>
    </>
  );
}

function Posts({ layout, posts }: { layout: BlogLayout; posts: readonly Post[] }) {
  return (
    <ul className={layout === 'grid' ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3' : 'grid gap-3'}>
      {posts.map((post, index) => (
        <li key={post.id}>
          {layout === 'grid' ? <PostCard post={post} first={index < 2} /> : <PostRow post={post} first={index < 4} />}
        </li>
      ))}
    </ul>
  );
}

const layouts = [
  ['grid', LayoutGrid],
  ['list', List],
] as const;

/** Renders links between the layouts, each with its own address for the same posts. */
function LayoutSwitch({
  layout,
  found: { category, after },
}: {
  layout: BlogLayout;
  found: Pick<Found, 'category' | 'after'>;
}) {
  const t = useMessages(contentMessages);
  return (
    <nav aria-label={t.layout} className="flex">
      {layouts.map(([one, Icon]) => (
        <IconButton key={one} asChild label={t[one]} className={one === layout ? 'text-turquoise' : 'text-muted'}>
          <Link
            to={blogAddress(one, { category, ...(after !== null && { after }) })}
            replace
            aria-current={one === layout ? 'true' : undefined}
          >
            <Icon aria-hidden="true" className="size-5" />
          </Link>
        </IconButton>
      ))}
    </nav>
  );
}

function NoPosts({ layout }: { layout: BlogLayout }) {
  const t = useMessages(contentMessages);
  return (
    <EmptyState
      icon={<Newspaper />}
      text={t.nonePosts}
      action={
        <Button asChild>
          <Link to={blogAddress(layout)}>{t.allPosts}</Link>
        </Button>
      }
    />
  );
}
