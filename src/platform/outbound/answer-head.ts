import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * Waits for the head of a response, however the exchange ends. A server that answers 101 and switches protocols, and one that closes without a
 * response, emit neither `response` nor `error`: waiting for those two alone would never end, whatever the timeout.
 */
export function answerHead(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
    request.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Error('The server wants to speak another protocol.'));
    });
    request.on('close', () => {
      reject(new Error('The connection was closed before there was an answer.'));
    });
  });
}
