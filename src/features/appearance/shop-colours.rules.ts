/** The shop's own colours, as they are in the delivered theme. */
const ownColours: Readonly<Record<string, string>> = {
  saffron: '#f5b546',
  pomegranate: '#d6343f',
  turquoise: '#3bc9be',
};

/** Their names, of which the owner chooses. */
export const shopColours = ['pomegranate', 'turquoise', 'saffron'] as const;

/** A colour as a style takes it: the shop's own by its token, so that themes apply, with the value for who has no tokens. */
export function cssColour(colour: string): string {
  const value = ownColours[colour];
  return value === undefined ? colour : `var(--color-${colour}, ${value})`;
}
