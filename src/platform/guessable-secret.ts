const fewestDifferent = 10;
const charactersForEach = 3;
/** Placeholders that examples contain where a secret belongs. */
const placeholder =
  /change.?(?:me|this|it)|replace.?(?:me|this)|your.?(?:secret|key|token|password)|password|insecure|qwerty|123456/i;

/**
 * Returns whether a secret would be among the first guesses: it has few different characters, repeats itself, is a sequence, or appears in examples.
 */
export function isGuessableSecret(secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const different = new Set(secret).size;
  const tooFew = different < Math.min(fewestDifferent, Math.ceil(secret.length / charactersForEach));
  return tooFew || repeatsItself(secret) || countsOn(secret) || placeholder.test(secret);
}

const repeatsItself = (secret: string): boolean => `${secret}${secret}`.indexOf(secret, 1) < secret.length;

/** Returns whether the secret is a run of consecutive letters or digits: `abcdefgh`, `87654321`. */
function countsOn(secret: string): boolean {
  const codes = [...secret].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1).length;
  return steps * 2 > secret.length;
}
