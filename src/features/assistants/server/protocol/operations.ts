import type { TSchema } from 'typebox';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { Capability } from '../../protocol.rules.ts';
import { cancelCart, createCart, getCart, updateCart } from '../buying/cart.ts';
import { cancelCheckout, completeCheckout, createCheckout, getCheckout, updateCheckout } from '../buying/checkout.ts';
import { getOrder } from '../buying/order.ts';
import { CheckoutRequest } from '../buying/requested-checkout.ts';
import { CartRequest } from '../buying/buying-requests.ts';
import { getProduct, lookUpCatalogue, searchCatalogue } from '../catalogue/catalogue.ts';
import { LookupRequest, NothingMore, ProductRequest, SearchRequest } from './requests.ts';

/** One call of an assistant: its assistant, the negotiated capabilities, and the shopper's language. */
export interface Session {
  readonly shop: Shop;
  readonly assistantId: number;
  readonly active: readonly Capability[];
  /** Whether its platform has proven its identity by a signature. */
  readonly signed: boolean;
  /** The network address of the request, as used for rate limits. */
  readonly address: string;
  readonly language: Language;
  readonly publicUrl: string;
}

/** An error of an operation, for the assistant to pass on. */
export interface Failed {
  readonly code: string;
  readonly content: string;
  readonly severity: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';
  readonly continueUrl: string;
  /** 409 if the state of the session does not allow it; otherwise the error is a regular outcome. */
  readonly status?: 200 | 409;
}

/** The response of an operation without the protocol's envelope, or an error. */
export type Answer = Readonly<Record<string, unknown>> | { readonly failed: Failed };

/** One operation of the protocol, for any transport. */
export interface Operation {
  readonly capability: Capability;
  /** Its description for an assistant. */
  readonly description: string;
  readonly request: TSchema;
  /** The name of the tool's argument for the request; null where the id is enough. */
  readonly argument: 'catalog' | 'cart' | 'checkout' | null;
  /** Whether it takes an id. */
  readonly named: boolean;
  /** Whether it changes data: then it runs once per idempotency key. */
  readonly changes: boolean;
  /** The status on success: 201 when something was created. */
  readonly status: 200 | 201;
  readonly run: (session: Session, request: never, id: string) => Promise<Answer>;
}

const reading = { argument: 'catalog', named: false, changes: false, status: 200 } as const;
const ofCheckout = { capability: 'dev.ucp.shopping.checkout', named: true, changes: true, status: 200 } as const;
const ofCart = { capability: 'dev.ucp.shopping.cart', named: true, changes: true, status: 200 } as const;

export const operations = {
  search_catalog: {
    ...reading,
    capability: 'dev.ucp.shopping.catalog.search',
    description: 'Search for products.',
    request: SearchRequest,
    run: searchCatalogue,
  },
  lookup_catalog: {
    ...reading,
    capability: 'dev.ucp.shopping.catalog.lookup',
    description: 'Lookup one or more products or variants by identifier.',
    request: LookupRequest,
    run: lookUpCatalogue,
  },
  get_product: {
    ...reading,
    capability: 'dev.ucp.shopping.catalog.lookup',
    description: 'Get full product detail by identifier.',
    request: ProductRequest,
    run: getProduct,
  },
  create_cart: {
    ...ofCart,
    description: 'Create a cart of items.',
    request: CartRequest,
    argument: 'cart',
    named: false,
    status: 201,
    run: createCart,
  },
  get_cart: {
    ...ofCart,
    description: 'Get a cart by its id, at the prices of now.',
    request: NothingMore,
    argument: null,
    changes: false,
    run: getCart,
  },
  update_cart: {
    ...ofCart,
    description: 'Replace the contents of a cart.',
    request: CartRequest,
    argument: 'cart',
    run: updateCart,
  },
  cancel_cart: {
    ...ofCart,
    description: 'Cancel a cart.',
    request: NothingMore,
    argument: null,
    run: cancelCart,
  },
  create_checkout: {
    ...ofCheckout,
    description: 'Create a checkout of items, or of a cart.',
    request: CheckoutRequest,
    argument: 'checkout',
    named: false,
    status: 201,
    run: createCheckout,
  },
  get_checkout: {
    ...ofCheckout,
    description: 'Get a checkout by its id, at the prices of now.',
    request: NothingMore,
    argument: null,
    changes: false,
    run: getCheckout,
  },
  update_checkout: {
    ...ofCheckout,
    description: 'Replace a checkout: its items, buyer, address, way of sending and codes.',
    request: CheckoutRequest,
    argument: 'checkout',
    run: updateCheckout,
  },
  complete_checkout: {
    ...ofCheckout,
    description: 'Hand a checkout to the buyer, who agrees and pays at its continue_url.',
    request: NothingMore,
    argument: 'checkout',
    run: completeCheckout,
  },
  cancel_checkout: {
    ...ofCheckout,
    description: 'Cancel a checkout.',
    request: NothingMore,
    argument: null,
    run: cancelCheckout,
  },
  get_order: {
    capability: 'dev.ucp.shopping.order',
    description: 'Get an order that came of a checkout, as it stands now.',
    request: NothingMore,
    argument: null,
    named: true,
    changes: false,
    status: 200,
    run: getOrder,
  },
} as const satisfies Record<string, Operation>;
export type OperationName = keyof typeof operations;

const operationNames = Object.keys(operations) as OperationName[];

/** Returns the tools of the protocol's MCP binding for the shop's capabilities. */
export const toolsFor = (offered: readonly Capability[]): OperationName[] =>
  operationNames.filter((name) => offered.includes(operations[name].capability));
