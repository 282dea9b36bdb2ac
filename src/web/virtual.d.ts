declare module 'virtual:messages/*' {
  const table: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default table;
}

/** What the build defines: a branch for the other side is removed from a bundle. */
interface ImportMetaEnv {
  /** Whether this is the server's bundle. */
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
