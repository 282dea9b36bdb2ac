export function findChromium(): string | null;
export function findPageDrawer(): string | null;
export function chromiumReady(): Promise<string>;
