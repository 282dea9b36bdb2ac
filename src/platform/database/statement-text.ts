import type { ParamTypes } from './sql-types.ts';

/**
 * The tokens of a statement's text: strings, quoted names, comments and casts, which are skipped; a positional parameter, which is an error here; a
 * named parameter. PostgreSQL nests comments; these statements do not.
 */
const token =
  /(?<passed>\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>[A-Za-z_]*)\$[\s\S]*?\$\k<tag>\$|--[^\n]*|\/\*[\s\S]*?\*\/|::)|(?<numbered>\$\d+)|:(?<name>[A-Za-z_]\w*)/g;

/**
 * Replaces `:customerId` by `$1::bigint`, numbered in the order in which the parameters are declared; an undeclared or unused parameter is an error.
 */
export function compileText({
  name: statement,
  text,
  params,
}: {
  name: string;
  text: string;
  params: ParamTypes;
}): string {
  const order = Object.keys(params);
  const used = new Set<string>();
  const compiled = text.replaceAll(token, (found: string, ...rest: unknown[]) => {
    const { numbered, name } = rest.at(-1) as { numbered?: string; name?: string };
    if (numbered !== undefined)
      throw new Error(
        `The statement ${statement} names a parameter by its number, ${numbered}: declare it in params and write :name.`,
      );
    if (name === undefined) return found;
    const type = Object.hasOwn(params, name) ? params[name] : undefined;
    if (type === undefined)
      throw new Error(`The statement ${statement} uses :${name}, which its params do not declare.`);
    used.add(name);
    return `$${order.indexOf(name) + 1}::${type.sql}`;
  });
  const unused = order.filter((name) => !used.has(name));
  if (unused.length > 0)
    throw new Error(`The statement ${statement} declares ${unused.join(', ')} and does not use it.`);
  return compiled;
}
