import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard, and of the names that its accessibility rules require. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Screen readers announce the name of a list or a group.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The shop's own bar is drawn in both directions and themes, which a native one is not.
    'prefer-native-element': 'off',
    // A table that stacks on a phone is laid out with blocks, for which browsers drop its roles: they are declared again.
    'no-redundant-role': 'off',
    // The tabs exist in the header of a wide screen and at the foot of a phone; one of the two is not displayed.
    'unique-landmark': 'off',
  },
});

/** Returns the violations of the HTML standard in a document, each once, with its position. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} at ${html.slice(Math.max(0, offset - 20), offset + 100).replace(/\s+/g, ' ')}`,
    ),
  );
  // The toast library does not let the type of its close button be set.
  return [...new Set(found)].filter((error) => !error.includes('data-close-button'));
}
