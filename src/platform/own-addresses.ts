import { createECDH } from 'node:crypto';
import type { EnvironmentReader } from './environment.ts';

/**
 * Where the shop is: an origin, as its pages, passkeys, cookies and the links of its mails know no folder, and whatever else stood in the
 * address would be written into each of them, a password, too.
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

/** What is written on the screen of who starts the shop is no secret any more. */
const withoutPassword = (address: string): string => address.replace(/\/\/[^@/]*@/, '//…@');

/** `smtp://…` or `smtps://…` with a host: anything else is found out by the first mail that nobody receives. */
export function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^smtps?:$/.test(protocol) && hostname !== '';
}

const mailbox = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** A mail address, or a name with its address: `Hojreh <shop@shop.example>`. */
export function isSender(text: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text;
  return mailbox.test(address);
}

/** Whether 32 bytes are a private key of P-256: nought and what is beyond the curve are none, and would be found out by the first push. */
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
