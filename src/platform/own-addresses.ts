import { createECDH } from 'node:crypto';
import type { EnvironmentReader } from './environment.ts';

/**
 * Reads the shop's address: an origin, as its pages, passkeys, cookies and mail links have no base path, and anything else in the address, even a
 * password, would be written into each of them.
 */
export function publicUrlNamed({ required, errors }: EnvironmentReader, port: number): string {
  const given = required('PUBLIC_URL', 'it makes every absolute address of the shop.');
  if (given === undefined) return `http://localhost:${port}`;
  if (isOrigin(given)) return new URL(given).origin;
  errors.push(
    `PUBLIC_URL must be the address of the shop and no more, such as https://shop.example, without a name, a password, a folder or a query: not '${withoutPassword(given)}'.`,
  );
  return given;
}

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, href } = new URL(url);
  return /^https?:$/.test(protocol) && href === `${protocol}//${host}/`;
}

/** A secret printed on the operator's screen is no longer one. */
const withoutPassword = (address: string): string => address.replace(/\/\/[^@/]*@/, '//…@');

/** Returns whether it is `smtp://…` or `smtps://…` with a host: anything else would be noticed only with the first undelivered mail. */
export function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^smtps?:$/.test(protocol) && hostname !== '';
}

const mailbox = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** Returns whether it is a mail address, or a name with its address: `Hojreh <shop@shop.example>`. */
export function isSender(text: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text;
  return mailbox.test(address);
}

/**
 * Returns whether 32 bytes are a private key of P-256: zero and values beyond the curve's order are not, which would be noticed only with the first
 * push.
 */
export function isPushKey(given: string): boolean {
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.length !== 32) return false;
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    return true;
  } catch {
    return false;
  }
}
