/** Writes the first scripts of a built client folder smaller. */
export function smallerScripts(client: string): Promise<void>;
