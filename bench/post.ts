import http from 'node:http';

const agent = new http.Agent({ keepAlive: true, maxSockets: 200, noDelay: true });

/** Posts JSON over a kept connection, with as little of the load's own work as Node allows; a refusal fails the bench. */
export function post(address: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<void> {
  const payload = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      address,
      { agent, method: 'POST', headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk: string) => (text += chunk));
        reply.on('end', () => {
          if ((reply.statusCode ?? 500) < 300) resolve();
          else reject(new Error(`${address}: ${reply.statusCode} ${text}`));
        });
      },
    );
    request.on('error', reject);
    request.end(payload);
  });
}
