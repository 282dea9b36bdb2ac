import { useLoaderData } from 'react-router';
import { pageHead } from '#web/pages/page-meta.ts';
import { contentMessages } from '../blog.messages.ts';
import { blogStructured } from './blog-structure.ts';
import { Blog, loadBlog } from './blog.tsx';

const load = loadBlog('grid');
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageHead<Awaited<ReturnType<typeof loader>>>(({ data, language, publicUrl }) => ({
  title: contentMessages[language].blog,
  description: contentMessages[language].blogLead,
  canonical: '/blog-grid',
  structured: blogStructured('grid', { posts: data?.posts ?? [], title: contentMessages[language].blog }, publicUrl),
}));

/** Renders the blog as a grid of cards. */
export default function BlogGridPage() {
  return <Blog layout="grid" found={useLoaderData<Awaited<ReturnType<typeof loader>>>()} />;
}
