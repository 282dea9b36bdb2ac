/** A page, or an item of a list, with its address from the root of the shop. */
export interface NamedAddress {
  readonly name: string;
  readonly address: string;
}

const schema = 'https://schema.org';

const listItem = ({ name, address }: NamedAddress, index: number, publicUrl: string) => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
  url: `${publicUrl}${address}`,
});

/** The path from the shop to a page, as search engines display it above a result (schema.org BreadcrumbList). */
export function breadcrumbStructured(steps: readonly NamedAddress[], publicUrl: string): object {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${address}`,
    })),
  };
}

/** The structured data of a page that lists items: the path to it, and the first items (schema.org ItemList), if there are any. */
export function listStructured(
  { steps, items }: { readonly steps: readonly NamedAddress[]; readonly items: readonly NamedAddress[] },
  publicUrl: string,
): object[] {
  const way = breadcrumbStructured(steps, publicUrl);
  // Search engines reject an empty ItemList.
  if (items.length === 0) return [way];
  return [
    way,
    {
      '@context': schema,
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => listItem(item, index, publicUrl)),
    },
  ];
}
