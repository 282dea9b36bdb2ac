import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../files/bucket-calls.ts';

/** The error that the storage injects instead of a correct response. */
export type S3Trouble =
  | { readonly status: number; readonly code: string }
  /** Never answers. */
  | 'silent'
  /** Closes the connection in the middle of the body. */
  | 'cut';

/**
 * An S3-compatible in-memory storage over http, with one bucket: following Amazon's reference, it verifies the signature over the received request,
 * the hash of the body, the clock and the length; it supports ETag, ranges, paged lists, copies and errors in XML.
 */
export interface S3Server {
  readonly bucket: Bucket;
  readonly objects: Map<string, Buffer>;
  /** Each request, as `PUT media/0`. */
  readonly requests: string[];
  /** Returns the trouble for each request; undefined for none. */
  trouble: (request: { readonly method: string; readonly name: string }) => S3Trouble | undefined;
  readonly close: () => Promise<void>;
}

const maxSkewMs = 15 * 60_000;
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export async function startS3Server({ isVirtualHost = false, pageSize = 1_000 } = {}): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      if (error instanceof S3Error) sendError(request, response, error);
      else response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bucket: Bucket = {
    endpoint: `http://${isVirtualHost ? 'storage.test' : '127.0.0.1'}:${port}`,
    name: 'pictures-of-a-shop',
    region: 'ir-thr-1',
    accessKey: 'AKTESTOFTHESHOP',
    secretKey: 'a/secret+key of the tests',
    isVirtualHost,
  };
  const storage: S3Server = {
    bucket,
    objects,
    requests,
    trouble: () => undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '/', bucket.endpoint);
    const path = decodeURIComponent(url.pathname).slice(1);
    const [first = '', ...rest] = path.split('/');
    const [named, name] = isVirtualHost ? [(request.headers.host ?? '').split('.')[0], path] : [first, rest.join('/')];
    requests.push(`${method} ${name}`);
    const trouble = storage.trouble({ method, name });
    if (trouble === 'silent') return;
    const body = await bodyOf(request);
    if (typeof trouble === 'object') throw new S3Error(trouble.status, trouble.code);
    authorize(request, { url, body, bucket });
    if (named !== bucket.name) throw new S3Error(404, 'NoSuchBucket');
    const isCut = trouble === 'cut';
    if (name === '') {
      sendList(response, { url, objects, pageSize });
      return;
    }
    if (method === 'PUT') {
      put(request, response, { name, body, isCut });
      return;
    }
    if (method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
      return;
    }
    const content = objects.get(name);
    if (content === undefined) throw new S3Error(404, 'NoSuchKey');
    sendObject(request, response, { content, isCut });
  }

  function put(
    request: IncomingMessage,
    response: ServerResponse,
    { name, body, isCut }: { name: string; body: Buffer; isCut: boolean },
  ): void {
    const from = request.headers['x-amz-copy-source'];
    if (from === undefined) {
      objects.set(name, body);
      response.writeHead(200, { etag: etagOf(body) }).end();
      return;
    }
    const source = objects.get(decodeURIComponent(String(from)).replace(`/${bucket.name}/`, ''));
    if (source === undefined) throw new S3Error(404, 'NoSuchKey');
    // A copy that breaks off reports its error in a 200 response.
    if (!isCut) objects.set(name, source);
    sendXml(
      response,
      200,
      isCut ? '<Error><Code>InternalError</Code></Error>' : '<CopyObjectResult></CopyObjectResult>',
    );
  }
  return storage;
}

/** Returns the bucket as environment variables of a shop. */
export function bucketSettings({ bucket }: S3Server) {
  return {
    FILES_S3_ENDPOINT: bucket.endpoint,
    FILES_S3_BUCKET: bucket.name,
    FILES_S3_REGION: bucket.region,
    FILES_S3_ACCESS_KEY: bucket.accessKey,
    FILES_S3_SECRET_KEY: bucket.secretKey,
  };
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  if (request.method === 'PUT' && request.headers['content-length'] === undefined)
    throw new S3Error(411, 'MissingContentLength');
  return body;
}

/** AWS Signature 4 as specified by its reference, computed from the request as received. */
function authorize(request: IncomingMessage, { url, body, bucket }: { url: URL; body: Buffer; bucket: Bucket }): void {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (given === null) throw new S3Error(403, 'AccessDenied');
  const [, accessKey = '', day = '', region = '', signedHeaders = '', signature = ''] = given;
  const at = String(request.headers['x-amz-date']);
  const date = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!at.startsWith(day) || !(Math.abs(Date.now() - date) < maxSkewMs)) throw new S3Error(403, 'RequestTimeTooSkewed');
  if (accessKey !== bucket.accessKey) throw new S3Error(403, 'InvalidAccessKeyId');
  if (region !== bucket.region) throw new S3Error(400, 'AuthorizationHeaderMalformed');
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) throw new S3Error(400, 'XAmzContentSHA256Mismatch');
  const names = signedHeaders.split(';');
  const signable = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (signable.some((name) => !names.includes(name))) throw new S3Error(403, 'AccessDenied');
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(encoded).join('/'),
    [...url.searchParams]
      .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    hash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${bucket.secretKey}`);
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) throw new S3Error(403, 'SignatureDoesNotMatch');
}

function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  { content, isCut }: { content: Buffer; isCut: boolean },
): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const from = Number(range?.[1] ?? 0);
  if (range !== null && from >= content.length) throw new S3Error(416, 'InvalidRange');
  const to = range?.[2] ? Math.min(Number(range[2]), content.length - 1) : content.length - 1;
  const part = content.subarray(from, to + 1);
  response.writeHead(range === null ? 200 : 206, {
    'content-length': part.length,
    'content-type': 'application/octet-stream',
    etag: etagOf(content),
    'accept-ranges': 'bytes',
    ...(range !== null && { 'content-range': `bytes ${from}-${to}/${content.length}` }),
  });
  if (request.method === 'HEAD') response.end();
  else if (isCut) response.write(part.subarray(0, part.length >> 1), () => response.destroy());
  else response.end(part);
}

/** ListObjectsV2, in the order of names. */
function sendList(
  response: ServerResponse,
  { url, objects, pageSize }: { url: URL; objects: ReadonlyMap<string, Buffer>; pageSize: number },
): void {
  const { searchParams } = url;
  if (searchParams.get('list-type') !== '2') throw new S3Error(400, 'InvalidArgument');
  const [prefix, delimiter] = [searchParams.get('prefix') ?? '', searchParams.get('delimiter')];
  const token = searchParams.get('continuation-token');
  const after = token === null ? '' : Buffer.from(token, 'base64').toString('utf8');
  const below = [...objects.keys()]
    .sort()
    .filter((name) => name.startsWith(prefix) && name > after)
    .filter((name) => delimiter === null || !name.slice(prefix.length).includes(delimiter));
  const page = below.slice(0, pageSize);
  const more = below.length > pageSize;
  sendXml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${page
      .map((name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)?.length ?? 0}</Size></Contents>`)
      .join(
        '',
      )}${more ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>` : ''}</ListBucketResult>`,
  );
}

function sendError(request: IncomingMessage, response: ServerResponse, { status, code }: S3Error): void {
  if (request.method === 'HEAD') response.writeHead(status).end();
  else sendXml(response, status, `<Error><Code>${code}</Code><Message>as it is</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
}
