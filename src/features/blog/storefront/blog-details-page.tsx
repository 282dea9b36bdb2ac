import { Newspaper } from 'lucide-react';
import { isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router';
import { breadcrumbStructured } from '#web/pages/list-structure.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { partOfPage } from '#web/pages/part-of-page.ts';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { blogAddress, postAddress } from '../blog.addresses.ts';
import { contentMessages } from '../blog.messages.ts';
import { articleStructured, imageOfPost } from '../structured-data.ts';
import { Article } from './article.tsx';
import { Comments } from './comments.tsx';

const load = pageData(async ({ api, params, language, signal }) => {
  // Without a slug it is the newest post.
  const slug =
    params.slug ?? (await api('GET /api/posts/', { query: { language, page_size: 1 }, signal })).data[0]?.slug;
  if (slug === undefined) return { post: null, comments: null };
  const [post, comments] = await Promise.all([
    api('GET /api/posts/:slug/', { params: { slug }, query: { language }, signal }),
    partOfPage(api('GET /api/posts/:slug/comments/', { params: { slug }, signal })),
  ]);
  return { post, comments };
});
export const loader = load.server;
export const clientLoader = load.browser;

type PageData = Awaited<ReturnType<typeof loader>>;

export const meta = pageHead<PageData>(({ data, language, publicUrl, brand }) => {
  const t = contentMessages[language];
  const post = data?.post;
  if (!post) return { title: t.postNotFound, unlisted: true };
  const steps = [
    { name: t.blog, address: blogAddress('grid') },
    { name: post.category_name, address: blogAddress('grid', { category: post.category }) },
    { name: post.title, address: postAddress(post.slug) },
  ];
  return {
    title: post.title,
    description: post.summary,
    canonical: postAddress(post.slug),
    image: imageOfPost(post),
    type: 'article',
    structured: [articleStructured(post, { publicUrl, ...brand }), breadcrumbStructured(steps, publicUrl)],
  };
});

/** Renders one post of the blog with its comments; without a slug the newest. */
export default function BlogDetailsPage() {
  const { post, comments } = useLoaderData<PageData>();
  const t = useMessages(contentMessages);
  if (post === null) return <NoPost text={t.nonePosts} />;
  return (
    <>
      <PageHeader title={t.blog} back={blogAddress('grid')} titleTag="p" />
      <main id="content" className="container-middle grid max-w-3xl! gap-8 py-4">
        <Article post={post} comments={<Comments key={post.slug} slug={post.slug} first={comments} />} />
      </main>
    </>
  );
}

function NoPost({ text }: { text: string }) {
  const t = useMessages(contentMessages);
  return (
    <>
      <PageHeader title={t.blog} back={blogAddress('grid')} />
      <main id="content">
        <EmptyState
          icon={<Newspaper />}
          text={text}
          action={
            <Button asChild>
              <Link to={blogAddress('grid')}>{t.allPosts}</Link>
            </Button>
          }
        />
      </main>
    </>
  );
}

/** A missing post has its own message; any other error gets the shop's error page. */
export function ErrorBoundary() {
  const error = useRouteError();
  const t = useMessages(contentMessages);
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 400)) throw error;
  return <NoPost text={t.postNotFound} />;
}
