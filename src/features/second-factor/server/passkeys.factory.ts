import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Assertion, Attestation } from './passkeys.service.ts';

/** Encodes integers, strings, bytes and maps in CBOR, as far as authenticators use them (RFC 8949). */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, length: number) => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held as Parameters<typeof cbor>[0])]),
  ]);
}

/** Deviations of a device from the protocol. */
interface Quirks {
  readonly origin?: string;
  readonly rpId?: string;
  /** Leaves out user verification. */
  readonly unverified?: boolean;
  readonly counter?: number;
}

/** A software authenticator that creates passkeys and signs challenges like a real device. */
export class SoftwarePasskey {
  readonly credentialId = randomBytes(16).toString('base64url');
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Creates the key for a challenge. */
  make(challenge: string, quirks: Quirks = {}): Attestation {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const data = Buffer.concat([this.#data(quirks, 0x40), Buffer.alloc(16), length, id, key]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    return {
      credential_id: this.credentialId,
      client_data: this.#client('webauthn.create', challenge, quirks).toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Signs a challenge. */
  answer(challenge: string, quirks: Quirks = {}): Assertion {
    this.counter = quirks.counter ?? this.counter + 1;
    const data = this.#data(quirks, 0);
    const client = this.#client('webauthn.get', challenge, quirks);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      credential_id: this.credentialId,
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    };
  }

  #client(type: string, challenge: string, { origin = this.#origin }: Quirks): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data({ rpId = new URL(this.#origin).hostname, unverified = false }: Quirks, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = 0x01 | (unverified ? 0 : 0x04) | more;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }
}
