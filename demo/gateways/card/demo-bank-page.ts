import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '#shared/language.ts';
import { atPresentName } from '#shared/loopback.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { recordOf } from '#features/payments/server/outbound.ts';
import { questionPage } from '../question-page.ts';
import { demoLanguage, demoPolicy } from '../demo-gateway-page.ts';
import { bankPageMessages } from './bank-page.messages.ts';
import type { DemoCardLedger, DemoCharge } from './demo-card-ledger.ts';

/** Serves the page on which the bank has the cardholder confirm a payment, and redirects to the shop with the result. */
export function serveBankPage(app: FastifyInstance, ledger: DemoCardLedger): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );

  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const charge = ledger.find(request.params.id);
    const language = demoLanguage(request.headers.cookie);
    if (charge === null) return answer(reply, 404, nothingToPay(language), []);
    charge.cameFrom ??= request.headers.referer ?? null;
    return charge.state === 'waiting'
      ? answer(reply, 200, bankPage(charge, language), [charge.returnUrl, backTo(charge)])
      : reply.redirect(backTo(charge), 302);
  });

  app.post<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const charge = ledger.find(request.params.id);
    if (charge === null) return answer(reply, 404, nothingToPay(demoLanguage(request.headers.cookie)), []);
    if (charge.state === 'waiting') charge.state = recordOf(request.body).choice === 'pay' ? 'authorised' : 'left';
    return reply.redirect(backTo(charge), 302);
  });
}

/** Returns the shop's URL on the origin that the browser came from, so that the session cookie still applies. */
function backTo(charge: DemoCharge): string {
  const back = new URL(
    charge.cameFrom !== null && URL.canParse(charge.cameFrom)
      ? atPresentName(charge.returnUrl, charge.cameFrom)
      : charge.returnUrl,
  );
  back.searchParams.set('charge', charge.id);
  back.searchParams.set('result', charge.state === 'authorised' || charge.state === 'captured' ? 'ok' : charge.state);
  if (charge.declineCode !== null) back.searchParams.set('decline_code', charge.declineCode);
  return back.href;
}

function answer(reply: FastifyReply, status: number, page: string, leadsTo: readonly string[]): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', demoPolicy(...leadsTo.map((address) => new URL(address).origin)))
    .type('text/html; charset=utf-8')
    .send(page);
}

function bankPage(charge: DemoCharge, language: Language): string {
  const t = bankPageMessages[language];
  return questionPage(language, {
    title: t.title,
    lead: t.about,
    rows: [
      { name: t.purpose, value: charge.description },
      { name: t.card, value: `•••• ${charge.lastFour}` },
      { name: t.amount, value: t.toman(formatToman(Math.floor(charge.rial / 10), language)), look: 'amount' },
    ],
    choices: [
      { choice: 'pay', text: t.pay, look: 'pay' },
      { choice: 'leave', text: t.leave },
    ],
  });
}

function nothingToPay(language: Language): string {
  const t = bankPageMessages[language];
  return questionPage(language, { title: t.nothingTitle, lead: t.nothing });
}
