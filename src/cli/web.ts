// `leggio web`: the site in the browser, from this machine and for it alone.
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { parsePort } from './shared/options.js';
import { ADDRESS, serveFolder } from './shared/site-server.js';
import { printLine } from './shared/terminal.js';

const SITE = fileURLToPath(new URL('../../dist/web', import.meta.url));

const EXAMPLE = `
Examples:
  leggio web
  leggio web --port 8080`;

export function addWeb(program: Command): void {
  program
    .command('web')
    .summary('board, dictionary and games in the browser')
    .description(
      'Serves the site on this machine alone and prints its address, until Ctrl-C. The folder dist/web can be put on any web server as it is.',
    )
    .option('--port <number>', 'port, up to 65535; 0 takes a free one', parsePort, 0)
    .addHelpText('after', EXAMPLE)
    .action(runWeb);
}

async function runWeb({ port }: { readonly port: number }): Promise<void> {
  const server = await serveFolder(SITE, port);
  const { port: taken } = server.address() as AddressInfo;
  await printLine(`http://${ADDRESS}:${taken}/`);
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
  });
  server.closeAllConnections();
  server.close();
}
