import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The definitions of schema.org that a validator needs; names are without their URL. */
interface Vocabulary {
  readonly parents: ReadonlyMap<string, readonly string[]>;
  readonly domains: ReadonlyMap<string, readonly string[]>;
  readonly ranges: ReadonlyMap<string, readonly string[]>;
  /** Members of enumerations, with their types: InStock is an ItemAvailability. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

const home = 'http://schema.org/';
const quad = /^<http:\/\/schema\.org\/(\w+)> <([^>]+)> <([^>]+)> /;
const relations = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'parents',
  [`${home}domainIncludes`]: 'domains',
  [`${home}rangeIncludes`]: 'ranges',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#type': 'members',
} as const;
type Relation = (typeof relations)[keyof typeof relations];

let read: Vocabulary | undefined;

/** Returns the vocabulary published by schema.org (the package contains its N-Quads). */
function vocabulary(): Vocabulary {
  if (read !== undefined) return read;
  const file = createRequire(import.meta.url)
    .resolve('@vocabulary/schema')
    .replace(/index\.js$/, 'schema.nq');
  const found = {
    parents: new Map<string, string[]>(),
    domains: new Map<string, string[]>(),
    ranges: new Map<string, string[]>(),
    members: new Map<string, string[]>(),
  };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, predicate, object] = quad.exec(line) ?? [];
    const relation = relations[predicate as keyof typeof relations] as Relation | undefined;
    if (subject === undefined || relation === undefined || object === undefined) continue;
    const name = object.startsWith(home) ? object.slice(home.length) : object;
    found[relation].set(subject, [...(found[relation].get(subject) ?? []), name]);
  }
  return (read = found);
}

const isClass = (name: string): boolean => name === 'Thing' || vocabulary().parents.has(name);

/** Returns a class and all its superclasses. */
function lineage(name: string): Set<string> {
  const found = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(vocabulary().parents.get(next) ?? []));
  }
  return found;
}

/** The additional requirements of search engines' rich results; of a nested group one is enough. */
const needed: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Product: ['name', 'image', ['offers', 'review', 'aggregateRating']],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  AggregateRating: ['ratingValue', ['reviewCount', 'ratingCount']],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['item', 'url']],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  Article: ['headline', 'datePublished', 'author', 'image'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  FAQPage: ['mainEntity'],
  Question: ['name', ['acceptedAnswer', 'suggestedAnswer']],
  Answer: ['text'],
};

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Returns every error in structured data by schema.org's own definitions; none if it is valid. */
export function structuredErrors(data: unknown): string[] {
  if (!isObject(data)) return ['structured data is an object'];
  const context = data['@context'];
  const errors = context === 'https://schema.org' ? [] : [`@context is ${JSON.stringify(context)}`];
  return [...errors, ...errorsOfNode(data, '')];
}

function errorsOfNode(node: Readonly<Record<string, unknown>>, path: string): string[] {
  const type = node['@type'];
  if (typeof type !== 'string' || !isClass(type)) return [`${path}: '${String(type)}' is no type of schema.org`];
  const here = path === '' ? type : `${path} ${type}`;
  const lacking = (needed[type] ?? [])
    .filter((names) => ![names].flat().some((name) => node[name] !== undefined))
    .map((names) => `${here} lacks ${[names].flat().join(' or ')}`);
  const properties = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  return [...lacking, ...properties.flatMap(([name, value]) => errorsOfProperty(type, name, value, here))];
}

function errorsOfProperty(type: string, name: string, value: unknown, here: string): string[] {
  // `query-input` describes how `query` is filled in: schema.org's annotation of actions.
  const property = name.replace(/-(?:input|output)$/, '');
  const domains = vocabulary().domains.get(property);
  if (domains === undefined) return [`${here}: '${name}' is no property of schema.org`];
  const own = lineage(type);
  if (!domains.some((domain) => own.has(domain))) return [`${here} has no property '${name}'`];
  if (property !== name) return typeof value === 'string' ? [] : [`${here}.${name} is no text`];
  const ranges = vocabulary().ranges.get(property) ?? [];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0) return [`${here}.${name} is empty`];
  return values.flatMap((one) => {
    if (!isObject(one))
      return fits(one, ranges) ? [] : [`${here}.${name}: ${JSON.stringify(one)} is none of ${ranges.join(', ')}`];
    const kind = one['@type'];
    const misplaced = typeof kind === 'string' && isClass(kind) && !ranges.some((range) => lineage(kind).has(range));
    return [
      ...(misplaced ? [`${here}.${name}: a ${kind} is none of ${ranges.join(', ')}`] : []),
      ...errorsOfNode(one, `${here}.${name}`),
    ];
  });
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

function fits(value: unknown, ranges: readonly string[]): boolean {
  const above = new Set(ranges);
  if (typeof value === 'number')
    return above.has('Number') || above.has('Float') || (above.has('Integer') && Number.isInteger(value));
  if (typeof value === 'boolean') return above.has('Boolean');
  if (typeof value !== 'string' || value === '') return false;
  const member = /^https?:\/\/schema\.org\/(\w+)$/.exec(value)?.[1];
  if (member !== undefined)
    return (vocabulary().members.get(member) ?? []).some((kind) => ranges.some((range) => lineage(kind).has(range)));
  const isAddress = /^https?:\/\/[^\s]+$/.test(value);
  const isTemplate = /^https?:\/\/\S+\{\w+\}/.test(value);
  if (above.has('Text')) return true;
  if (above.has('Date') && isoDate.test(value)) return true;
  if (above.has('DateTime') && isoTime.test(value)) return true;
  // A URL identifies the item itself, wherever an item is expected.
  const wantsItem = ranges.some((range) => lineage(range).has('Thing'));
  return (isAddress && (above.has('URL') || wantsItem)) || (isTemplate && wantsItem);
}

function isObject(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the structured data in a page's HTML. */
export function structuredIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as unknown,
  );
}
