/** The shop's own colours, as in the default theme. */
const ownColours: Readonly<Record<string, string>> = {
  saffron: '#f5b546',
  pomegranate: '#d6343f',
  turquoise: '#3bc9be',
};

/** The names of the colours that the owner can choose. */
export const shopColours = ['pomegranate', 'turquoise', 'saffron'] as const;

/** Returns a colour as a CSS value: the shop's own by its token, so that themes apply, with the value as a fallback where the tokens are missing. */
export function cssColour(colour: string): string {
  const value = ownColours[colour];
  return value === undefined ? colour : `var(--color-${colour}, ${value})`;
}
