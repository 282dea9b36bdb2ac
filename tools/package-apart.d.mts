/** A package that one drill or the bench alone needs, installed when it is first needed: the path of `file` within it. */
export function packageApart(wanted: {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}): Promise<string>;
