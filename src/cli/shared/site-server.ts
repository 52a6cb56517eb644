// A folder of files served on this machine alone.
import { access } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { InputError } from '../../errors.js';

/** Nobody else's machine can ask. */
export const ADDRESS = '127.0.0.1';

/**
 * @param port 0 takes a free one
 * @throws InputError `SITE_MISSING` | `PORT_TAKEN`
 */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  await access(join(folder, 'index.html')).catch(() => {
    throw new InputError('SITE_MISSING', `no site in ${folder}; npm run web builds it`, {
      input: folder,
    });
  });
  const answer = sirv(folder, { etag: true });
  const server = createServer((request, response) =>
    answer(request, response, () => void response.writeHead(404).end()),
  );
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) => {
      reject(
        new InputError('PORT_TAKEN', `port ${port}: ${message}; choose another by --port`, {
          input: `${port}`,
        }),
      );
    });
    server.listen(port, ADDRESS, () => resolve(server));
  });
}
