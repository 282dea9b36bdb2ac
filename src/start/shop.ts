import { accountsThere } from '#demo/fill/demo-accounts.ts';
import { whatIsThere } from '#demo/fill/demo-fact.ts';
import { startProcess } from './process.ts';

/** Everything in one process, as started by `npm start`. */
await startProcess({
  serves: 'everything',
  works: true,
  wantsFilling: async (shop) =>
    shop.config.mode === 'demo' && shop.config.demoProducts === 'full' && (await whatIsThere(shop)) === null,
  announce: async (shop, address) => {
    const lines =
      shop.config.mode === 'demo'
        ? [
            `Hojreh is open: ${address}`,
            ...(await accountsThere(shop)).map(
              (account) => `  ${account.title}: ${account.username} / ${account.password} (phone ${account.phone})`,
            ),
            `  Codes and mail sent: ${address}/api/dev/messages/?to=<phone or mail>`,
          ]
        : [`Hojreh is open: ${shop.config.publicUrl}`];
    process.stdout.write(`${lines.join('\n')}\n`);
  },
});
