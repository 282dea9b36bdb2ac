import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { root } from './project.mjs';

/**
 * Runs the work while no other process of this checkout runs such work. The lock is a listening socket, which the system releases with the process: a
 * killed one does not block the next.
 */
export async function oneAtATime(work) {
  const address = addressOf(createHash('sha256').update(fs.realpathSync(root)).digest('hex').slice(0, 16));
  let announced = false;
  for (;;) {
    const lock = await listen(address);
    if (lock) {
      try {
        return await work();
      } finally {
        lock.free();
      }
    }
    if (!announced) console.log('Another command is preparing the shop; waiting for it …');
    announced = true;
    await untilFree(address);
  }
}

function addressOf(name) {
  if (process.platform === 'linux') return `\0hojreh-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\hojreh-${name}`;
  return path.join(os.tmpdir(), `hojreh-${name}.sock`);
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = net.createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => {}).on('close', () => waiting.delete(socket));
    });
    const free = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(address, () => resolve({ free }));
  });
}

/** Stays connected to the holder of the lock: the connection ends when that process is done or dead. */
function untilFree(address) {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    socket.on('error', (error) => {
      // Outside Linux and Windows the socket file of a killed process remains.
      if (error.code === 'ECONNREFUSED' && !address.startsWith('\0')) fs.rmSync(address, { force: true });
    });
    socket.on('close', () => setTimeout(resolve, 20));
  });
}
