import type { Routes } from '#platform/api-calls.ts';

/** Every group of calls that the shop answers. */
export const api: readonly Routes[] = [];
