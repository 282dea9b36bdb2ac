import type { Language } from '#shared/language.ts';
import { formatNumber } from '#shared/text/digits.ts';
import type { CompiledCall } from '../../api-calls.ts';
import type { Change } from '../changes/contract-changes.ts';
import { errorCodes, isRetryable } from '../../errors/error-codes.ts';
import { operationIdOf } from '../operation-ids.ts';
import { tagOf, tags } from '../tags.ts';
import { developersMessages } from './developers.messages.ts';
import { escape, framed, prose } from './page-frame.ts';
import { samples } from './samples.ts';

/** The address of the console's script. */
export const consoleAddress = '/api/console.js';

/** The address of the changes since the last release. */
export const changesAddress = '/api/changes/';

/** The data of the developers' page. */
export interface DevelopersPage {
  readonly calls: ReadonlyMap<string, CompiledCall>;
  readonly language: Language;
  readonly publicUrl: string;
  readonly keyCallsPerMinute: number;
  readonly hasConsole: boolean;
  readonly released: string;
  readonly changes: readonly Change[];
}

const code = (text: string) => `<pre tabindex="0"><code>${escape(text)}</code></pre>`;
const card = (language: Language, title: string, text: string, more = '') =>
  `<section class="card"><h3>${escape(title)}</h3><p>${prose(text, language)}</p>${more}</section>`;

/** Renders the start page for developers. */
export function developersPage(page: DevelopersPage): string {
  const { language, publicUrl, hasConsole } = page;
  const t = developersMessages[language];
  const sections = [
    ['start', t.start, startOf(page)],
    ['rules', t.rules, rulesOf(page)],
    ['errors', t.errors, errorsOf(language)],
    ...(hasConsole ? [['console', t.console, consoleOf(language)] as const] : []),
    ['changes', t.changes, changesOf(page)],
    ['calls', t.calls, callsOf(page)],
  ] as const;
  const toc = sections.map(([id, title]) => `<li><a href="#${id}">${escape(title)}</a></li>`).join('');
  return framed({
    language,
    title: t.title,
    links: [
      ['/api/openapi.json', t.document],
      [language === 'fa' ? '/api/?language=en' : '/api/?language=fa', t.otherLanguage],
    ],
    body: `<h1>${escape(t.title)}</h1><p class="lead">${prose(t.lead, language)}</p><p><span class="address">${escape(publicUrl)}/api/</span></p>
<nav aria-label="${escape(t.onThisPage)}"><ul class="toc">${toc}</ul></nav>
${sections.map(([id, title, text]) => `<section aria-labelledby="${id}"><h2 id="${id}">${escape(title)}</h2>${text}</section>`).join('\n')}`,
    ...(hasConsole && { script: consoleAddress }),
  });
}

function startOf({ language, publicUrl }: DevelopersPage): string {
  const t = developersMessages[language];
  const sample = samples(publicUrl);
  const step = (title: string, text: string, sampled: string) =>
    `<li><h3>${escape(title)}</h3><p>${prose(text, language)}</p>${code(sampled)}</li>`;
  return `<ol class="steps">${step(t.keyTitle, t.key, sample.key)}${step(t.callTitle, t.call, sample.call)}${step(t.orderTitle, t.order, sample.order)}${step(t.hookTitle, t.hook, sample.hook)}</ol>`;
}

function rulesOf({ language, publicUrl, keyCallsPerMinute }: DevelopersPage): string {
  const t = developersMessages[language];
  const cards = [
    card(language, t.valuesTitle, t.values),
    card(language, t.pagesTitle, t.pages, code(samples(publicUrl).list)),
    card(language, t.onceTitle, t.once),
    card(language, t.versionsTitle, t.versions),
    card(language, t.limitsTitle, t.limits(formatNumber(keyCallsPerMinute, language))),
    card(language, t.headersTitle, t.headers),
  ];
  return `<div class="cards">${cards.join('')}</div>`;
}

function errorsOf(language: Language): string {
  const t = developersMessages[language];
  return `<p class="muted">${prose(t.errorsLead, language)}</p>${code(samples('').error)}<p><a href="/api/errors/">${escape(t.errorTable)}</a></p>`;
}

function consoleOf(language: Language): string {
  const t = developersMessages[language];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `<option>${method}</option>`).join('');
  return `<p class="muted">${escape(t.consoleLead)}</p><div class="console" id="console-form" data-failed="${escape(t.failed)}"><form>
<div class="row"><label>${escape(t.method)}<select name="method">${methods}</select></label><label>${escape(t.address)}<input name="address" value="/api/products/?page_size=3" autocomplete="off" spellcheck="false"></label></div>
<label>${escape(t.accessKey)}<input name="key" type="password" autocomplete="off"></label><label>${escape(t.body)}<textarea name="body" spellcheck="false"></textarea></label>
<div><button type="submit">${escape(t.send)}</button></div></form><div><h3>${escape(t.answer)}</h3><pre tabindex="0" aria-live="polite"><code>${escape(t.nothingSent)}</code></pre></div></div>`;
}

function changesOf({ language, released, changes }: DevelopersPage): string {
  const t = developersMessages[language];
  if (changes.length === 0) return `<p class="muted">${escape(t.noChanges)}</p>`;
  const counts = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`<span class="tag ${kind}">${escape(t[kind])} ${formatNumber(count, language)}</span>`];
  });
  return `<p class="muted">${escape(t.changesLead(released))}</p><p>${counts.join(' ')}</p><p><a href="${changesAddress}${language === 'fa' ? '' : '?language=en'}">${escape(t.changeTable)}</a></p>`;
}

/** Renders every change since the last release on a separate page: it grows with each version, and beginners do not need it. */
export function changesPage({ language, released, changes }: DevelopersPage): string {
  const t = developersMessages[language];
  const rows = changes.map(({ subject, kind, parts }) => {
    const tag = `<span class="tag ${kind}">${escape(t[kind])}</span> <code>${escape(subject)}</code>`;
    if (parts.length === 0) return `<p class="change">${tag}</p>`;
    const list = parts.map((part) => `<li><code>${escape(part)}</code></li>`).join('');
    return `<details><summary>${tag}</summary><ul class="parts">${list}</ul></details>`;
  });
  const lead = changes.length === 0 ? t.noChanges : t.changesLead(released);
  return framed({
    language,
    title: t.changes,
    links: [
      ['/api/', t.title],
      [language === 'fa' ? `${changesAddress}?language=en` : `${changesAddress}?language=fa`, t.otherLanguage],
    ],
    body: `<h1>${escape(t.changes)}</h1><p class="lead">${escape(lead)}</p>${rows.join('')}`,
  });
}

function callsOf({ calls, language, hasConsole }: DevelopersPage): string {
  const t = developersMessages[language];
  const byTag = new Map<string, string[]>();
  for (const { name, method, path, call } of calls.values()) {
    const tag = tagOf(path.replace(/:(\w+)/g, '{$1}')) ?? 'Shop';
    const who =
      call.access === 'public' ? t.everybody : call.access === 'customer' ? t.signedIn : call.access.staff.join(', ');
    const trying =
      hasConsole && method === 'GET' && call.stream !== true
        ? `<div><button class="try" type="button" data-address="${escape(path)}">${escape(t.tryThis)}</button></div>`
        : '';
    const id = operationIdOf(name, call);
    const rows = byTag.get(tag) ?? [];
    byTag.set(tag, rows);
    rows.push(
      `<div class="call" id="${id}" dir="ltr"><b>${method}</b><code>${escape(path)}</code><p>${prose(call.summary, 'en')}</p><span class="who"><code>${id}</code> · <bdi>${escape(who)}</bdi></span>${trying}</div>`,
    );
  }
  const groups = Object.entries(tags).flatMap(([tag, [sentence]]) => {
    const rows = byTag.get(tag);
    return rows === undefined
      ? []
      : [
          `<details><summary><bdi>${escape(tag)}</bdi> <small>${formatNumber(rows.length, language)}</small><br><small><bdi>${escape(sentence)}</bdi></small></summary>${rows.join('')}</details>`,
        ];
  });
  return `<p class="muted">${prose(t.callsLead, language)}</p>${groups.join('\n')}`;
}

/** Returns the table of error codes for programs. */
export const errorsList = () =>
  Object.entries(errorCodes).map(([name, [status, meaning]]) => ({
    code: name,
    status,
    meaning,
    retryable: isRetryable(name, status),
  }));

/** Renders the table of error codes as a page. */
export function errorsPage(): string {
  const rows = errorsList().map(
    ({ code: name, status, meaning, retryable }) =>
      `<tr id="${name}"><td>${status}</td><td><code>${name}</code></td><td>${prose(meaning, 'en')}</td><td>${retryable ? '<span class="tag added">try again</span>' : ''}</td></tr>`,
  );
  return framed({
    language: 'en',
    title: 'Errors',
    links: [
      ['/api/', 'For developers'],
      ['/api/openapi.json', 'OpenAPI document'],
    ],
    body: `<h1>Errors</h1><p class="lead">A refusal answers <code>{code, message, fields?, facts?, errors?, request_id, retryable}</code>, and with <code>Accept: application/problem+json</code> the members of RFC 9457 beside them. A code has one status.</p>
<div class="scroll"><table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  });
}
