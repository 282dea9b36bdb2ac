import { CallRefused, type Incoming } from '#shared/contract/api-client.ts';
import { asSignedIn } from '#web/data/api.ts';
import { notifyWrite } from '#web/data/touched.ts';
import { inPageLanguage } from '#web/data/page-language.ts';
import type { UploadedFile, UploadedVideo, UploadedImage } from '../media.contract.ts';

/** The upload destinations and their responses. */
export interface Uploaded {
  images: UploadedImage;
  files: UploadedFile;
  videos: UploadedVideo;
}

/** Options for following and aborting an upload. */
export interface OnTheWay {
  readonly signal: AbortSignal;
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** The idempotency key of the call. */
  readonly key?: string;
}

interface Arrived extends Incoming {
  readonly retryAfterSeconds: number;
}

/** An upload without progress for this long is aborted; once it is sent completely, the server may process it for a while. */
const longestStallMs = 20_000;
const longestAnswerMs = 60_000;

const maxTries = 4;
const longestWaitSeconds = 5;

/** Uploads a file as the signed-in customer, for use by another call. */
export function sendFile<To extends keyof Uploaded>(
  to: To,
  file: Blob,
  name: string,
  way: OnTheWay,
): Promise<Uploaded[To]> {
  return sendFileTo<Uploaded[To]>(
    `/api/uploads/${to}/${to === 'files' ? `?name=${encodeURIComponent(name)}` : ''}`,
    file,
    way,
  );
}

/** Uploads a file to a call that accepts one; retries while the server is busy. Refusals are thrown as {@link CallRefused}. */
export async function sendFileTo<Answer>(address: string, file: Blob, way: OnTheWay): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await asSignedIn((authorization) => post(address, file, authorization, way));
    if (answer.status === 201 || answer.status === 202) {
      notifyWrite(`POST ${address}`);
      return answer.body as Answer;
    }
    const soon = answer.retryAfterSeconds > 0 && answer.retryAfterSeconds <= longestWaitSeconds;
    if (!soon || tries === maxTries) throw new CallRefused(answer.status, answer.body ?? {});
    await new Promise((resolve) => setTimeout(resolve, answer.retryAfterSeconds * 1_000));
    way.signal.throwIfAborted();
  }
}

/** XMLHttpRequest reports upload progress, which fetch does not. */
function post(
  address: string,
  file: Blob,
  authorization: string,
  { signal, onProgress, key }: OnTheWay,
): Promise<Arrived> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(limit);
      limit = setTimeout(() => {
        request.onabort = settle;
        request.abort();
      }, ms);
    };
    const settle = () => {
      clearTimeout(limit);
      signal.removeEventListener('abort', abort);
      resolve({
        status: request.status,
        body: request.response as unknown,
        retryAfterSeconds: Number(request.getResponseHeader('retry-after') ?? 0),
      });
    };
    request.open('POST', address);
    request.responseType = 'json';
    request.setRequestHeader('authorization', authorization);
    request.setRequestHeader('accept', 'application/json');
    if (key !== undefined) request.setRequestHeader('idempotency-key', key);
    for (const [name, value] of Object.entries(inPageLanguage())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      wait(longestStallMs);
      onProgress(total === 0 ? 0 : (loaded / total) * 100);
    };
    request.upload.onload = () => wait(longestAnswerMs);
    request.onload = settle;
    request.onerror = settle;
    request.onabort = () => {
      clearTimeout(limit);
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    };
    signal.addEventListener('abort', abort);
    wait(longestStallMs);
    request.send(file);
  });
}
