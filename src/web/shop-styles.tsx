import css from '#ui/theme/theme.css?inline';

/**
 * The shop's styles, within the document: on a slow line a file of its own comes 150 ms and more after it, and nothing is
 * drawn until then. A page that follows without a new document has them already. React keeps the element by its `href`,
 * whatever happens to the page around it; the browser's scripts do not carry the text once more.
 */
export function ShopStyles() {
  return (
    <style href="shop" precedence="first">
      {import.meta.env.SSR ? css : ''}
    </style>
  );
}
