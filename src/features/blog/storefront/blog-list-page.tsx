import { useLoaderData } from 'react-router';
import { pageHead } from '#web/pages/page-meta.ts';
import { contentMessages } from '../blog.messages.ts';
import { Blog, loadBlog } from './blog.tsx';

const load = loadBlog('list');
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageHead(({ language }) => ({
  title: contentMessages[language].blog,
  description: contentMessages[language].blogLead,
  canonical: '/blog-grid',
}));

/** The blog as a list of rows. */
export default function BlogListPage() {
  return <Blog layout="list" found={useLoaderData<Awaited<ReturnType<typeof loader>>>()} />;
}
