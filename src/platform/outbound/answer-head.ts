import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * The head of what a server answers, however the exchange ends. One that says 101 and takes the connection for another protocol, and one that
 * is gone without a word, emit neither a response nor an error: who waited for those two alone would wait for ever, whatever their time limit.
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
