export const folder: string;
export const parts: Readonly<Record<'first' | 'latin' | 'arabic', string>>;
export function charactersIn(ranges: string): string;
export function partOfFont(name: keyof typeof parts): Promise<Buffer>;
