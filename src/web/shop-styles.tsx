import css from '#ui/theme/theme.css?inline';

/**
 * The shop's styles, inlined in the document: on a slow line a separate file arrives 150 ms or more later, and nothing is painted until then. A page
 * reached without a new document has them already. React retains the element by its `href`, whatever happens to the page around it; the browser's
 * scripts do not contain the text a second time.
 */
export function ShopStyles() {
  return (
    <style href="shop" precedence="first">
      {import.meta.env.SSR ? css : ''}
    </style>
  );
}
