import type { Config } from './config.ts';
import { isGuessableSecret } from './guessable-secret.ts';

const fewestOfBackupKey = 20;
const fewestOfMetricsToken = 16;
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Lists settings that are acceptable in a demo or a test, but not with customers' money and personal data. */
export function unfitForTrade(config: Config): string[] {
  const { publicUrl, sessionSecret, formerSessionSecret, metricsToken } = config;
  const errors: readonly (readonly [boolean, string])[] = [
    [
      isPlain(publicUrl),
      'PUBLIC_URL must begin with https://: over http everybody on the way reads and changes what is sent.',
    ],
    [
      isPlain(config.filesBucket?.endpoint ?? ''),
      'FILES_S3_ENDPOINT must begin with https://: over http everybody on the way reads the files of customers.',
    ],
    ...Object.entries({
      SESSION_SECRET: sessionSecret,
      SESSION_SECRET_BEFORE: formerSessionSecret,
      METRICS_TOKEN: metricsToken,
      BACKUP_KEY: config.backup.key,
    }).map(
      ([name, secret]) =>
        [
          isGuessableSecret(secret),
          `${name} can be guessed (few different characters, a repetition, a row of neighbours or an example): take random ones.`,
        ] as const,
    ),
    [
      metricsToken !== undefined && metricsToken.length < fewestOfMetricsToken,
      `METRICS_TOKEN must have at least ${fewestOfMetricsToken} characters.`,
    ],
    [
      config.backup.to !== undefined && (config.backup.key?.length ?? 0) < fewestOfBackupKey,
      `BACKUP_KEY encrypts the backups, which hold everybody's names and addresses: set it to at least ${fewestOfBackupKey} characters.`,
    ],
    [config.zarinpal?.sandbox === true, 'ZARINPAL_SANDBOX is for trying Zarinpal out: no money is moved there.'],
    [config.paypal?.sandbox === true, 'PAYPAL_SANDBOX is for trying PayPal out: no money is moved there.'],
    [config.passwordHashing === 'cheap', 'PASSWORD_HASHING=cheap is for tests, not for a shop that trades.'],
    [config.cacheOff, 'CACHE_OFF is for measuring, not for a shop that trades.'],
  ];
  return errors.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

/** Returns whether an address is unencrypted and leads out of this machine. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && !ownMachine.has(hostname);
}
