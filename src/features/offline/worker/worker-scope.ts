declare const self: ServiceWorkerGlobalScope;

/** The worker's global scope. Its types conflict with those of a page, so this folder has its own tsconfig. */
export const scope = self;
