import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Language } from '#shared/language.ts';
import { databasesNamed } from './databases-named.ts';
import { readEnvironment, type Environment, type EnvironmentReader } from './environment.ts';
import type { Bucket, Storage } from './files/bucket-calls.ts';
import { bucketAddress, isBucketTarget } from './backup/bucket-address.ts';
import { backupStorageNamed, bucketNamed } from './files/bucket-named.ts';
import { unfitForTrade } from './fit-for-trade.ts';
import { originsNamed } from './origins-named.ts';
import { isMailServer, isPushKey, isSender, publicUrlNamed } from './own-addresses.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** The configuration of a running shop that its operator sets outside the admin. */
export interface Config {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  /** The base of every absolute URL; the Host header is never used. */
  readonly publicUrl: string;
  /**
   * The proxies whose X-Forwarded-For is trusted: none (false), a number of proxies in front of the shop, or those in these networks. Never all: the
   * first entry of that header is set by the caller.
   */
  readonly trustProxy: false | number | readonly string[];
  /** Origins whose scripts may call the API with their own token: `https://app.example`. */
  readonly corsOrigins: readonly string[];
  /** Calls per minute allowed for an access key. */
  readonly keyCallsPerMinute: number;
  /** Calls per minute allowed for a signed-in user, per process. */
  readonly callerCallsPerMinute: number;
  /** Whether HSTS instructs browsers to use https for subdomains too. */
  readonly hstsSubdomains: boolean;
  /** The token for reading `/metrics` from another machine; without one only this machine may. */
  readonly metricsToken: string | undefined;
  /** Whether staff and sellers must use two-factor authentication (a passkey or an authenticator app), or may. */
  readonly secondStep: 'required' | 'offered';
  readonly databaseUrl: string | undefined;
  /**
   * The direct connection to the database when `databaseUrl` is a pooler's (PgBouncer in transaction mode): for LISTEN, migrations, jobs and backups.
   */
  readonly databaseDirectUrl: string | undefined;
  /** Read replicas of that database, used for public responses. */
  readonly databaseReplicaUrls: readonly string[];
  readonly databasePoolSize: number;
  readonly dataDir: string;
  /** The bucket for the shop's files, shared by several machines; otherwise they are in `dataDir`. */
  readonly filesBucket: Bucket | undefined;
  readonly logLevel: string;
  readonly language: Language;
  /** Signs access tokens; the demo generates it on first start and stores it in the data folder. */
  readonly sessionSecret: string | undefined;
  /** The previous session secret, while tokens signed with it are still accepted. */
  readonly formerSessionSecret: string | undefined;
  /** The private key that identifies the shop to push services (VAPID), 32 bytes in base64url; the demo stores it like the session secret. */
  readonly vapidPrivateKey: string | undefined;
  readonly accessTokenSeconds: number;
  readonly refreshTokenDays: number;
  readonly otp: {
    readonly secondsBetweenSends: number;
    readonly sendsPerPhoneAndDay: number;
    readonly sendsPerAddressAndMinute: number;
    readonly wrongTriesPerPhoneAndDay: number;
    readonly wrongTriesPerAddressAndHour: number;
  };
  readonly signIn: { readonly wrongTriesPerAccount: number; readonly wrongTriesPerAddress: number };
  /** The number of leading zero bits of a proof of work that permits further sign-in attempts. */
  readonly proofOfWorkBits: number;
  readonly passwordHashing: 'full' | 'cheap';
  readonly kavenegar: { readonly apiKey: string; readonly template: string } | undefined;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly zarinpal:
    | {
        readonly merchantId: string;
        readonly sandbox: boolean;
        /** Zarinpal's credentials for refunds to a card. */
        readonly refunds: { readonly accessToken: string; readonly terminalId: string } | undefined;
      }
    | undefined;
  readonly zibalMerchant: string | undefined;
  /** The URL of the demo gateways; by default beside the shop. */
  readonly demoGatewayUrl: string | undefined;
  /** A provider that receives card data from the browser and gives the shop tokens; a demo without one uses a substitute beside the shop. */
  readonly cardProvider:
    | {
        /** The base URL of its API, before `/v1`, for the shop and for browsers. */
        readonly url: string;
        readonly browserUrl: string;
        readonly key: string;
        /** The key used by browsers; not a secret. */
        readonly publicKey: string;
        readonly isDemo: boolean;
      }
    | undefined;
  readonly paypal: { readonly clientId: string; readonly secret: string; readonly sandbox: boolean } | undefined;
  /** The target of nightly backups, a folder or `s3://bucket/folder`, and the passphrase for encrypting them. */
  readonly backup: {
    readonly to: string | undefined;
    readonly key: string | undefined;
    readonly storage: Storage | undefined;
  };
  readonly holdMinutes: number;
  readonly cacheMegabytes: number;
  /** Disables caching, for measurements only: every page and response is computed. */
  readonly cacheOff: boolean;
  readonly demoProducts: 'full' | 'none';
  /** Whether pages are served from their sources and reloaded on change. */
  readonly watch: boolean;
}

/** Thrown when the environment does not describe a shop that can start; the message lists every error. */
export class ConfigErrors extends Error {
  override readonly name = 'ConfigErrors';
  constructor(errors: readonly string[]) {
    super(`The shop cannot start with this configuration:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
  }
}

/** Reads the environment once and reports all errors together. */
export function readConfig(environment: Environment = process.env): Config {
  const reader = readEnvironment(environment);
  const config: Config = {
    ...shopPart(reader),
    ...guessingPart(reader),
    ...messagesPart(reader),
    ...gatewaysPart(reader),
    ...runningPart(reader),
    filesBucket: bucketNamed(reader),
  };
  if (config.mode === 'production') reader.errors.push(...unfitForTrade(config));
  if (reader.errors.length > 0) throw new ConfigErrors(reader.errors);
  return config;
}

function shopPart(reader: EnvironmentReader) {
  const { text, whole, choice, flag, secret, production, errors } = reader;
  const port = whole('PORT', 3000, 0, 65_535);
  return {
    mode: reader.mode,
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl: publicUrlNamed(reader, port),
    trustProxy: trustedProxies(text('TRUST_PROXY'), errors),
    corsOrigins: originsNamed(text('CORS_ORIGINS'), errors),
    keyCallsPerMinute: whole('KEY_CALLS_PER_MINUTE', 600, 1),
    callerCallsPerMinute: whole('CALLER_CALLS_PER_MINUTE', 6_000, 1),
    hstsSubdomains: flag('HSTS_SUBDOMAINS'),
    metricsToken: text('METRICS_TOKEN'),
    ...databasesNamed(reader),
    dataDir: path.resolve(text('DATA_DIR') ?? 'data'),
    logLevel: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    language: choice('SHOP_LANGUAGE', ['fa', 'en'], 'fa'),
    sessionSecret: secret(
      'SESSION_SECRET',
      'at least 32 characters that nobody else knows sign the sessions.',
      (given) => given.length >= 32,
      'must have at least 32 characters.',
    ),
    formerSessionSecret: formerSecret(text('SESSION_SECRET_BEFORE'), text('SESSION_SECRET'), errors),
    vapidPrivateKey: secret(
      'VAPID_PRIVATE_KEY',
      '32 random bytes in base64url by which push services know the shop; browsers that have subscribed are lost with it.',
      isPushKey,
      'must be 32 random bytes in base64url.',
    ),
  };
}

function formerSecret(former: string | undefined, present: string | undefined, errors: string[]): string | undefined {
  if (former !== undefined && (present === undefined || former === present))
    errors.push('SESSION_SECRET_BEFORE is the secret before SESSION_SECRET, which must be set to another one.');
  return former;
}

function guessingPart({ whole, choice, production }: EnvironmentReader) {
  return {
    secondStep: choice('SECOND_STEP', ['required', 'offered'], production ? 'required' : 'offered'),
    accessTokenSeconds: whole('ACCESS_TOKEN_SECONDS', 900, 1),
    refreshTokenDays: whole('REFRESH_TOKEN_DAYS', 60, 1),
    otp: {
      secondsBetweenSends: whole('OTP_SECONDS_BETWEEN_SENDS', 60),
      sendsPerPhoneAndDay: whole('OTP_SENDS_PER_PHONE_AND_DAY', 10, 1),
      sendsPerAddressAndMinute: whole('OTP_SENDS_PER_ADDRESS_AND_MINUTE', 100, 1),
      wrongTriesPerPhoneAndDay: whole('OTP_WRONG_TRIES_PER_PHONE_AND_DAY', 20, 1),
      wrongTriesPerAddressAndHour: whole('OTP_WRONG_TRIES_PER_ADDRESS_AND_HOUR', 100, 1),
    },
    signIn: {
      wrongTriesPerAccount: whole('SIGN_IN_WRONG_TRIES_PER_ACCOUNT', 10, 1),
      wrongTriesPerAddress: whole('SIGN_IN_WRONG_TRIES_PER_ADDRESS', 100, 1),
    },
    proofOfWorkBits: whole('PROOF_OF_WORK_BITS', 18, 1, 24),
    passwordHashing: choice('PASSWORD_HASHING', ['full', 'cheap'], 'full'),
  };
}

function messagesPart({ required, errors }: EnvironmentReader) {
  const apiKey = required('KAVENEGAR_API_KEY', 'codes are sent to phones by Kavenegar.');
  const template = required('KAVENEGAR_TEMPLATE', 'Kavenegar sends codes by an approved template.');
  const url = required('SMTP_URL', 'mail is sent by this server, for example smtps://user:password@mail.example.ir.');
  const from = required('MAIL_FROM', 'mail is sent in this name.');
  if (url !== undefined && !isMailServer(url))
    errors.push(
      'SMTP_URL must begin with smtp:// or smtps:// and name a server: smtps://user:password@mail.example.ir.',
    );
  if (from !== undefined && !isSender(from))
    errors.push(
      `MAIL_FROM must be a mail address, alone or behind a name (Hojreh <shop@shop.example>), not '${from}'.`,
    );
  return {
    kavenegar: apiKey !== undefined && template !== undefined ? { apiKey, template } : undefined,
    smtp: url !== undefined && from !== undefined ? { url, from } : undefined,
  };
}

function gatewaysPart(reader: EnvironmentReader) {
  const { text, flag, together, production, errors } = reader;
  const zibalMerchant = text('ZIBAL_MERCHANT');
  if (production && zibalMerchant === 'zibal')
    errors.push("ZIBAL_MERCHANT=zibal is for trying Zibal out and takes no money: set your own merchant's code.");
  const demoGatewayUrl = text('STAND_IN_URL')?.replace(/\/+$/, '');
  if (demoGatewayUrl !== undefined && !URL.canParse(demoGatewayUrl))
    errors.push(`STAND_IN_URL must be an absolute address, not '${demoGatewayUrl}'.`);
  if (production && demoGatewayUrl !== undefined)
    errors.push('STAND_IN_URL is for demos and tests: no money is moved there.');
  const paypal = together('PAYPAL_CLIENT_ID', 'PAYPAL_SECRET');
  return {
    zarinpal: zarinpalAccount(reader),
    zibalMerchant,
    demoGatewayUrl,
    cardProvider: cardProviderOf(reader),
    paypal:
      paypal === null
        ? undefined
        : { clientId: paypal.PAYPAL_CLIENT_ID, secret: paypal.PAYPAL_SECRET, sandbox: flag('PAYPAL_SANDBOX') },
  };
}

function zarinpalAccount({ text, flag, errors }: EnvironmentReader): Config['zarinpal'] {
  const merchantId = text('ZARINPAL_MERCHANT_ID');
  if (merchantId !== undefined && !/^[0-9a-f-]{36}$/i.test(merchantId))
    errors.push('ZARINPAL_MERCHANT_ID must be a UUID of 36 characters.');
  const accessToken = text('ZARINPAL_ACCESS_TOKEN');
  const terminalId = text('ZARINPAL_TERMINAL_ID');
  if ((accessToken === undefined) !== (terminalId === undefined))
    errors.push('ZARINPAL_ACCESS_TOKEN and ZARINPAL_TERMINAL_ID send money back together: set both or none.');
  if (merchantId === undefined) return undefined;
  return {
    merchantId,
    sandbox: flag('ZARINPAL_SANDBOX'),
    refunds: accessToken !== undefined && terminalId !== undefined ? { accessToken, terminalId } : undefined,
  };
}

function cardProviderOf({ together, production, errors }: EnvironmentReader): Config['cardProvider'] {
  const provider = together('CARD_PROVIDER_URL', 'CARD_PROVIDER_KEY', 'CARD_PROVIDER_PUBLIC_KEY');
  if (provider === null) return undefined;
  const url = provider.CARD_PROVIDER_URL.replace(/\/+$/, '');
  if (!URL.canParse(url) || (production && !url.startsWith('https://')))
    errors.push(
      `CARD_PROVIDER_URL must be an absolute address${production ? ' that begins with https://' : ''}, not '${provider.CARD_PROVIDER_URL}'.`,
    );
  return {
    url,
    browserUrl: url,
    key: provider.CARD_PROVIDER_KEY,
    publicKey: provider.CARD_PROVIDER_PUBLIC_KEY,
    isDemo: false,
  };
}

function backupPart(reader: EnvironmentReader) {
  const { text, errors } = reader;
  const to = text('BACKUP_TO');
  const storage = backupStorageNamed(reader);
  if (to !== undefined && isBucketTarget(to)) {
    if (bucketAddress(to) === null) errors.push(`BACKUP_TO must be a folder or s3://bucket/folder, not '${to}'.`);
    if (storage === undefined)
      errors.push('BACKUP_S3_ENDPOINT and its region and keys are missing: BACKUP_TO is a bucket.');
  }
  return { to: to === undefined || isBucketTarget(to) ? to : path.resolve(to), key: text('BACKUP_KEY'), storage };
}

function runningPart(reader: EnvironmentReader) {
  const { whole, choice, flag } = reader;
  return {
    backup: backupPart(reader),
    holdMinutes: whole('HOLD_MINUTES', 15, 1),
    cacheMegabytes: whole('CACHE_MEGABYTES', 64, 1),
    cacheOff: flag('CACHE_OFF'),
    demoProducts: choice('DEMO_PRODUCTS', ['full', 'none'], 'full'),
    watch: flag('SHOP_WATCH'),
  };
}

/** Generates a secret as strong as {@link Config.sessionSecret} must be. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
