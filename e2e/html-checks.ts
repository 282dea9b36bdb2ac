import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard, and of names that the standard's rules for accessibility require. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A name on a list or a group is what a screen reader says of it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A bar of ours is drawn in both directions and themes, which a native one is not.
    'prefer-native-element': 'off',
    // A table that stacks on a phone is laid out by blocks, for which browsers drop its roles: they are declared again.
    'no-redundant-role': 'off',
    // The tabs stand in the header of a wide screen and at the foot of a phone, one of which is not displayed.
    'unique-landmark': 'off',
  },
});

/** What is wrong with a document by the HTML standard, each error once, with where it stands. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} at ${html.slice(Math.max(0, offset - 20), offset + 100).replace(/\s+/g, ' ')}`,
    ),
  );
  // The library of toasts does not let the type of its closing button be set.
  return [...new Set(found)].filter((error) => !error.includes('data-close-button'));
}
