import { fillDemoShop } from './demo/fill-demo-shop.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { startProcess } from './process.ts';

/** Everything in one process: what `npm start` runs. */
await startProcess({
  serves: 'everything',
  works: true,
  fill: async (shop) => {
    if (shop.config.mode === 'demo' && shop.config.demoProducts === 'full') await fillDemoShop(shop);
  },
  announce: (shop, address) => {
    const lines =
      shop.config.mode === 'demo'
        ? [
            `Hojreh is open: ${address}`,
            ...demoAccounts.map((account) => `  ${account.title}: ${account.username} / ${account.password} (phone ${account.phone})`),
            `  Codes and mail sent: ${address}/api/dev/messages/?to=<phone or mail>`,
          ]
        : [`Hojreh is open: ${shop.config.publicUrl}`];
    process.stdout.write(`${lines.join('\n')}\n`);
  },
});
