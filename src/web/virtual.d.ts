declare module 'virtual:messages/*' {
  const table: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default table;
}
