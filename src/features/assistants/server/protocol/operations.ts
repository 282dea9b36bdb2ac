import type { TSchema } from 'typebox';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { Capability } from '../../protocol.rules.ts';
import { getProduct, lookUpCatalogue, searchCatalogue } from '../catalogue/catalogue.ts';
import { LookupRequest, ProductRequest, SearchRequest } from './requests.ts';

/** One call of an assistant: whose it is, what both sides can do, and in which language its shopper reads. */
export interface Session {
  readonly shop: Shop;
  readonly assistantId: number;
  readonly active: readonly Capability[];
  readonly language: Language;
  readonly publicUrl: string;
}

/** What the shop could not do, for the assistant to pass on. */
export interface Failed {
  readonly code: string;
  readonly content: string;
  readonly severity: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';
  readonly continueUrl: string;
}

/** What an operation answers beside the protocol's own part, or why there is nothing. */
export type Answer = Readonly<Record<string, unknown>> | { readonly failed: Failed };

/** One operation of the protocol, whatever transport it came by. */
export interface Operation {
  readonly capability: Capability;
  /** What it is for, as an assistant reads it. */
  readonly description: string;
  readonly request: TSchema;
  readonly run: (session: Session, request: never) => Promise<Answer>;
}

export const operations = {
  search_catalog: {
    capability: 'dev.ucp.shopping.catalog.search',
    description: 'Search for products.',
    request: SearchRequest,
    run: searchCatalogue,
  },
  lookup_catalog: {
    capability: 'dev.ucp.shopping.catalog.lookup',
    description: 'Lookup one or more products or variants by identifier.',
    request: LookupRequest,
    run: lookUpCatalogue,
  },
  get_product: {
    capability: 'dev.ucp.shopping.catalog.lookup',
    description: 'Get full product detail by identifier.',
    request: ProductRequest,
    run: getProduct,
  },
} as const satisfies Record<string, Operation>;
export type OperationName = keyof typeof operations;

/** The tools of the protocol's MCP binding. */
export const toolNames = Object.keys(operations) as OperationName[];
