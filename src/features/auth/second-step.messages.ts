import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import type { Browser, System } from './devices.rules.ts';

const names: Record<Exclude<Browser, 'other'>, string> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
};

// Not one object by language: the build treats such objects as messages and splits them.
const persianSystems: Record<System, string> = {
  android: 'اندروید',
  iphone: 'آیفون',
  ipad: 'آیپد',
  windows: 'ویندوز',
  mac: 'مک',
  linux: 'لینوکس',
  other: '',
};
const englishSystems: Record<System, string> = {
  android: 'Android',
  iphone: 'iPhone',
  ipad: 'iPad',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
  other: '',
};

const deviceWith =
  (systems: Record<System, string>, unknown: string, joined: (browser: string, system: string) => string) =>
  ({ browser, system }: { browser: Browser; system: System }): string => {
    const on = systems[system];
    if (browser === 'other') return on === '' ? unknown : on;
    return on === '' ? names[browser] : joined(names[browser], on);
  };

/** The texts of the second step of signing in, and of the page of an account's credentials. */
export const secondStepMessages = messages({
  // The step
  stepTitle: { fa: 'مرحلهٔ دوم ورود', en: 'One more step' },
  stepLead: {
    fa: 'برای امنیت حساب، یک بار دیگر نشان دهید که خودتان هستید.',
    en: 'To keep the account safe, show once more that it is you.',
  },
  setUpTitle: { fa: 'ورود دومرحله‌ای را بسازید', en: 'Set up the second step' },
  setUpLead: {
    fa: 'کار شما در این فروشگاه ورود دومرحله‌ای می‌خواهد. یکی از این دو راه را بسازید؛ یک دقیقه بیشتر نمی‌خواهد.',
    en: 'Your work in this shop needs a second step at sign-in. Set up one of these; it takes a minute.',
  },
  byPasskey: { fa: 'با گذرکلید', en: 'Use a passkey' },
  signInByPasskey: { fa: 'ورود با اثر انگشت یا چهره', en: 'Log in with a passkey' },
  signedIn: { fa: 'خوش آمدید!', en: 'Welcome back!' },
  appCode: { fa: 'کد شش‌رقمی برنامهٔ رمزساز', en: 'The six digits of your authenticator app' },
  recoveryCode: { fa: 'یکی از کدهای پشتیبان', en: 'One of your recovery codes' },
  goOn: { fa: 'ادامه', en: 'Continue' },
  checking: { fa: 'در حال بررسی...', en: 'Checking...' },
  lostDevice: { fa: 'دستگاهم در دسترس نیست', en: 'I cannot reach my device' },
  back: { fa: 'بازگشت', en: 'Back' },
  otherAccount: { fa: 'خروج و ورود با حسابی دیگر', en: 'Sign out and use another account' },
  codeNeeded: { fa: 'کد را کامل بنویسید.', en: 'Type the whole code.' },
  codesLeft: {
    fa: (left: number) => `${formatNumber(left, 'fa')} کد پشتیبان مانده است.`,
    en: (left: number) => `${formatNumber(left, 'en')} recovery codes are left.`,
  },
  cancelled: { fa: 'گذرکلید تأیید نشد. دوباره تلاش کنید.', en: 'The passkey was not used. Try again.' },
  noPasskeys: {
    fa: 'این مرورگر از گذرکلید پشتیبانی نمی‌کند.',
    en: 'This browser does not support passkeys.',
  },

  // The page
  title: { fa: 'امنیت حساب', en: 'Account security' },
  notLoaded: { fa: 'امنیت حساب بارگذاری نشد.', en: 'The account’s security could not be loaded.' },
  loading: { fa: 'در حال بارگذاری...', en: 'Loading...' },
  passkeys: { fa: 'گذرکلیدها', en: 'Passkeys' },
  passkeysHint: {
    fa: 'با اثر انگشت، چهره یا رمز صفحهٔ همین دستگاه وارد شوید؛ بدون رمز عبور و پیامک.',
    en: 'Sign in with the finger, face or screen lock of this device: no password, no text message.',
  },
  noneYet: { fa: 'هنوز کلیدی نساخته‌اید.', en: 'You have made none yet.' },
  addPasskey: { fa: 'ساختن گذرکلید', en: 'Make a passkey' },
  passkeyName: { fa: 'نام این دستگاه', en: 'A name for this device' },
  passkeyNameHint: { fa: 'مثلاً گوشی خودم', en: 'My phone, for example' },
  passkeyAdded: { fa: 'گذرکلید ساخته شد.', en: 'The passkey is made.' },
  rename: { fa: 'تغییر نام', en: 'Rename' },
  renameOf: { fa: (name: string) => `تغییر نام «${name}»`, en: (name: string) => `Rename “${name}”` },
  renamePasskey: { fa: 'نام تازهٔ گذرکلید', en: 'A new name for the passkey' },
  nameNeeded: { fa: 'نامی بنویسید.', en: 'Type a name.' },
  renamed: { fa: 'نام تغییر کرد.', en: 'Renamed.' },
  remove: { fa: 'حذف', en: 'Remove' },
  removeOf: { fa: (name: string) => `حذف «${name}»`, en: (name: string) => `Remove “${name}”` },
  removeApp: { fa: 'حذف برنامهٔ رمزساز', en: 'Remove the app' },
  removed: { fa: 'حذف شد.', en: 'Removed.' },
  removePasskeyTitle: { fa: (name: string) => `«${name}» حذف شود؟`, en: (name: string) => `Remove “${name}”?` },
  removePasskeyText: {
    fa: 'از این به بعد با این کلید نمی‌توان وارد حساب شما شد.',
    en: 'It will not open your account any more.',
  },
  made: { fa: (when: string) => `ساخته‌شده ${when}`, en: (when: string) => `Made ${when}` },
  used: { fa: (when: string) => `آخرین ورود ${when}`, en: (when: string) => `Last used ${when}` },
  app: { fa: 'برنامهٔ رمزساز', en: 'Authenticator app' },
  appHint: {
    fa: 'برنامه‌ای مانند Google Authenticator یا Aegis که هر نیم دقیقه کدی تازه نشان می‌دهد. بعد از آن هر ورود، کد هم می‌خواهد.',
    en: 'An app such as Google Authenticator or Aegis that shows a new code every half minute. Signing in then asks for it, too.',
  },
  appOn: { fa: 'روشن است.', en: 'It is on.' },
  setUpApp: { fa: 'راه‌اندازی برنامهٔ رمزساز', en: 'Set up an app' },
  removeAppTitle: { fa: 'برنامهٔ رمزساز حذف شود؟', en: 'Remove the authenticator app?' },
  removeAppText: { fa: 'کدهای آن دیگر پذیرفته نمی‌شود.', en: 'Its codes will not be accepted any more.' },
  scan: {
    fa: 'این تصویر را با برنامه اسکن کنید، بعد کدی را که نشان می‌دهد بنویسید.',
    en: 'Read this picture with the app, then type the code that it shows.',
  },
  picture: { fa: 'تصویر برای برنامهٔ رمزساز', en: 'The picture for the authenticator app' },
  byHand: { fa: 'یا این را در برنامه بنویسید:', en: 'Or type this into the app:' },
  copySecret: { fa: 'کپی رمز برنامه', en: 'Copy the secret' },
  copied: { fa: 'کپی شد.', en: 'Copied.' },
  notCopied: { fa: 'مرورگر اجازهٔ کپی نداد.', en: 'The browser did not let it be copied.' },
  appAdded: { fa: 'برنامهٔ رمزساز روشن شد.', en: 'The authenticator app is on.' },
  recoveryCodes: { fa: 'کدهای پشتیبان', en: 'Recovery codes' },
  recoveryHint: {
    fa: 'برای روزی که دستگاه در دسترس نیست. هر کد یک بار کار می‌کند.',
    en: 'For the day when you cannot reach your device. Each works once.',
  },
  newCodes: { fa: 'کدهای تازه', en: 'New codes' },
  codesTitle: { fa: 'این کدها را جایی امن نگه دارید', en: 'Keep these codes in a safe place' },
  codesText: {
    fa: 'دیگر نشان داده نمی‌شوند. اگر دستگاهتان گم شود، هر کدام یک بار شما را وارد می‌کند.',
    en: 'They are not shown again. If your device is lost, each of them lets you in once.',
  },
  copyCodes: { fa: 'کپی همهٔ کدها', en: 'Copy all codes' },
  stored: { fa: 'نگه داشتم', en: 'I have stored them' },
  sessions: { fa: 'دستگاه‌هایی که وارد شده‌اید', en: 'Where you are signed in' },
  thisDevice: { fa: 'همین دستگاه', en: 'This device' },
  endSessionOf: { fa: (device: string) => `خروج از ${device}`, en: (device: string) => `Sign out ${device}` },
  endSession: { fa: 'خروج', en: 'Sign out' },
  sessionEnded: { fa: 'از آن دستگاه خارج شدید.', en: 'That device is signed out.' },
  endOthers: { fa: 'خروج از همهٔ دستگاه‌های دیگر', en: 'Sign out everywhere else' },
  othersEnded: { fa: 'از همهٔ دستگاه‌های دیگر خارج شدید.', en: 'Every other device is signed out.' },
  device: {
    fa: deviceWith(persianSystems, 'دستگاه ناشناخته', (browser, system) => `${browser}، ${system}`),
    en: deviceWith(englishSystems, 'Unknown device', (browser, system) => `${browser} on ${system}`),
  },
  passwordFor: { fa: 'رمز عبور حساب', en: 'Password of the account' },
});
