/** Returns a browser's launch options: the executable at a path, or else Playwright's own; root needs it without its sandbox. */
export function launching(executablePath: string | null) {
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
