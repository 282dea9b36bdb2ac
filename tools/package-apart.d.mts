/** Installs a package that only one drill or the bench needs, at its first use; returns the path of `file` within it. */
export function packageApart(wanted: {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}): Promise<string>;
