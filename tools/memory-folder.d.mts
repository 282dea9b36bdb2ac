export function inMemory<Answer>(work: (environment: { TMPDIR?: string }) => Answer | Promise<Answer>): Promise<Answer>;
export function removeLeftIn(parent: string): void;
