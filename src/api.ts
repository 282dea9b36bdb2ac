import type { Routes } from '#platform/api-calls.ts';
import { failureRoutes } from '#platform/platform.routes.ts';

/** Every group of calls that the shop answers. */
export const api: readonly Routes[] = [failureRoutes, ];
