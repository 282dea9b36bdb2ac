declare const self: ServiceWorkerGlobalScope;

/** The worker's own world. Types of it and of a page exclude each other, so this folder has a tsconfig of its own. */
export const scope = self;
