/** Minifies the first scripts of a built client folder further. */
export function smallerScripts(client: string): Promise<void>;
