import type { ParamTypes } from './sql-types.ts';

/**
 * What stands in a text: strings, quoted names, comments and casts, which are passed over; a parameter by number, which is an
 * error here; a parameter by name. PostgreSQL nests its comments; ours do not.
 */
const token =
  /(?<passed>\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>[A-Za-z_]*)\$[\s\S]*?\$\k<tag>\$|--[^\n]*|\/\*[\s\S]*?\*\/|::)|(?<numbered>\$\d+)|:(?<name>[A-Za-z_]\w*)/g;

/** Makes `$1::bigint` of `:customerId`, in the order in which the parameters are declared; one that is not declared, or not used, is an error. */
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
