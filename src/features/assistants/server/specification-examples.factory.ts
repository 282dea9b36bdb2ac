import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { protocolVersion } from '../protocol.rules.ts';

const folder = path.resolve('vendor/ucp-2026-04-08/specification');

/** An example of the published specification: a request of a platform, or a response of a business. */
export interface Example {
  /** The page and line of the example. */
  readonly name: string;
  /** `PUT /carts/{id}`, if it is a REST request. */
  readonly request: readonly [method: 'GET' | 'POST' | 'PUT', path: string] | null;
  /** Its body; undefined if parts of it are elided by dots, or it has none. */
  readonly body: unknown;
}

/** Matches comments and trailing commas; strings are matched first and left as they are. */
const beyondJson = /("(?:[^"\\\n]|\\.)*")|[ \t]*\/\/[^\n]*|,(?=\s*[}\]])/g;

/** Parses JSON with comments; undefined if it is invalid. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(beyondJson, (_, quoted: string | undefined) => quoted ?? ''));
  } catch {
    return undefined;
  }
}

function exampleOf(name: string, text: string): Example {
  const filled = text.replaceAll('{{ ucp_version }}', protocolVersion);
  const line = /^(GET|POST|PUT) (\/\S*)/.exec(filled);
  const isMessage = line !== null || /^(HTTP\/|[A-Z][\w-]+: )/.test(filled);
  const [, ...parts] = isMessage ? filled.split(/\n[ \t]*\n/) : ['', filled];
  const request = line === null ? null : ([line[1] as 'GET', line[2] ?? ''] as const);
  return { name, request, body: valueOf(parts.join('\n')) };
}

const block = /^([ ]*)```(?:json|http)\n([\s\S]*?)^\1```/gm;

/** Returns every example of the specification pages that are stored with the schemas. */
export function publishedExamples(): Example[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  return pages.sort().flatMap((page) => {
    const text = readFileSync(path.join(folder, page), 'utf8');
    return [...text.matchAll(block)].map(({ 1: indent = '', 2: body = '', index }) => {
      const line = text.slice(0, index).split('\n').length;
      const shifted = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim();
      return exampleOf(`${page}:${line}`, shifted);
    });
  });
}
