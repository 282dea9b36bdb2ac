export function findChromium(): string | null;
export function chromiumReady(): Promise<string>;
