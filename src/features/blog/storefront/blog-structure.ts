import { listStructured } from '#web/pages/list-structure.ts';
import { postAddress, type BlogLayout } from '../blog.addresses.ts';

/** Returns the structured data of a blog page: its posts and its breadcrumb. */
export function blogStructured(
  layout: BlogLayout,
  {
    posts,
    title,
  }: { readonly posts: readonly { readonly title: string; readonly slug: string }[]; readonly title: string },
  publicUrl: string,
): object[] {
  const items = posts.map((post) => ({ name: post.title, address: postAddress(post.slug) }));
  return listStructured({ steps: [{ name: title, address: `/blog-${layout}` }], items }, publicUrl);
}
