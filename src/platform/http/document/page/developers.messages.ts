import { messages } from '#shared/messages.ts';

/** The texts of the developers' page around its code. */
export const developersMessages = messages({
  title: { fa: 'برای برنامه‌نویس‌ها', en: 'For developers' },
  lead: {
    fa: 'هر کاری که در این فروشگاه می‌شود، برنامهٔ شما هم می‌تواند انجام دهد. این صفحه از همان قراردادهایی ساخته شده است که درخواست‌ها با آن‌ها بررسی می‌شوند.',
    en: 'Your program can do everything that people can do in this shop. This page is generated from the contracts that validate the requests.',
  },
  otherLanguage: { fa: 'English', en: 'فارسی' },
  onThisPage: { fa: 'در این صفحه', en: 'On this page' },
  document: { fa: 'سند OpenAPI', en: 'OpenAPI document' },
  errorTable: { fa: 'جدول خطاها', en: 'Table of errors' },
  start: { fa: 'شروع در پنج دقیقه', en: 'Get started in five minutes' },
  keyTitle: { fa: 'کلید دسترسی بگیرید', en: 'Get an access key' },
  key: {
    fa: 'مالک فروشگاه در بخش مدیریت، صفحهٔ «کلیدهای دسترسی»، برای برنامهٔ شما کلید می‌سازد و تعیین می‌کند چه کارهایی از آن برمی‌آید. کلید فقط یک بار نشان داده می‌شود؛ آن را جای امنی نگه دارید. فروشنده‌ها هم برای کالا و سفارش خودشان کلید می‌سازند.',
    en: 'The owner creates a key for your program in the admin, under Access keys, and chooses its scopes. The key is displayed only once, so store it safely. Sellers create keys for their own products and orders.',
  },
  callTitle: { fa: 'اولین درخواست را بفرستید', en: 'Make the first call' },
  call: {
    fa: 'این درخواست سه سفارش آخر را می‌دهد و کلیدی می‌خواهد که orders:read داشته باشد. خواندن کالاها کلید نمی‌خواهد.',
    en: 'This call returns the three newest orders and requires a key with the scope orders:read. Reading products requires no key.',
  },
  orderTitle: { fa: 'اولین سفارش را ثبت کنید', en: 'Place the first order' },
  order: {
    fa: 'سفارش را مشتری ثبت می‌کند: برنامه با نام کاربری او وارد می‌شود، کالا را در سبد می‌گذارد و سفارش را با کلید تکرار می‌فرستد تا اگر جواب نرسید، تلاش دوباره سفارش دوم نسازد.',
    en: 'Orders belong to customers: sign in as one, fill the cart, and place the order with an idempotency key, so that a retry after a lost response does not create a second order.',
  },
  hookTitle: { fa: 'اولین وب‌هوک را دریافت کنید', en: 'Receive the first webhook' },
  hook: {
    fa: 'نشانی برنامهٔ خود را ثبت کنید تا از هر اتفاقی خبردار شود. امضای هر پیام را قبل از خواندنش بررسی کنید و شناسهٔ پیام‌های انجام‌شده را نگه دارید، چون هر پیام ممکن است بیش از یک بار برسد.',
    en: 'Register the address of your program to receive events. Verify the signature of each message before you use it, and store the ids of processed messages: a message may be delivered more than once.',
  },
  rules: { fa: 'قاعده‌هایی که همه‌جا یکی هستند', en: 'Conventions' },
  valuesTitle: { fa: 'مقدارها', en: 'Values' },
  values: {
    fa: 'مبلغ‌ها عدد صحیح و به تومان هستند، زمان‌ها به وقت جهانی و روزها به وقت تهران. فیلدی که نامش در قرارداد نیست رد می‌شود. اسلش آخر نشانی اختیاری است.',
    en: 'Amounts are in whole toman, timestamps in UTC, days in Tehran time. Unknown fields are refused. The trailing slash of an address is optional.',
  },
  pagesTitle: { fa: 'فهرست‌ها', en: 'Lists' },
  pages: {
    fa: 'هر فهرست data و next و next_after دارد. برای صفحهٔ بعد، next_after را به نام after بفرستید؛ next نشانی کامل همان صفحه است. مقدار after را خودتان نسازید.',
    en: 'A list returns data, next and next_after. To get the next page, send next_after as after, or request the address in next. Never construct a value of after yourself.',
  },
  onceTitle: { fa: 'هیچ کاری دو بار انجام نمی‌شود', en: 'Nothing is done twice' },
  once: {
    fa: 'درخواستی که پول یا موجودی را جابه‌جا می‌کند یا سفارش می‌سازد، سرآیند Idempotency-Key می‌خواهد. برای هر کار یک کلید بسازید و در تلاش‌های دوباره همان را بفرستید. جواب تا ۳۰ روز نگه داشته می‌شود و تکرارش Idempotency-Replayed: true دارد.',
    en: 'A call that moves money or stock or creates an order requires an Idempotency-Key. Generate one for each intent and reuse it for every retry. Responses are stored for 30 days; a repeated one has the header Idempotency-Replayed: true.',
  },
  versionsTitle: { fa: 'نسخه‌ها', en: 'Versions' },
  versions: {
    fa: 'برای تغییر یک چیز، version آن را که خوانده‌اید بفرستید، یا ETag آن را در If-Match. اگر در این میان کسی آن را تغییر داده باشد، جواب ۴۰۹ با کد changed-meanwhile است.',
    en: 'To change a record, send the version that you read, or its ETag in If-Match. If somebody has changed it meanwhile, the response is 409 changed-meanwhile.',
  },
  limitsTitle: { fa: 'محدودیت‌ها', en: 'Limits' },
  limits: {
    fa: (calls: string) =>
      `هر کلید در دقیقه ${calls} درخواست دارد. سرآیند RateLimit می‌گوید چند درخواست مانده است و Retry-After می‌گوید چند ثانیه صبر کنید. بدنهٔ درخواست حداکثر ۲۵۶ کیلوبایت است.`,
    en: (calls: string) =>
      `A key may make ${calls} calls a minute. RateLimit says how many are left, and Retry-After how many seconds to wait. The body is limited to 256 kB.`,
  },
  headersTitle: { fa: 'سرآیندها', en: 'Headers' },
  headers: {
    fa: 'زبان جواب با ?language= یا Accept-Language انتخاب می‌شود. X-Request-Id شمارهٔ درخواست است؛ وقتی از پشتیبانی کمک می‌خواهید آن را بفرستید.',
    en: 'Choose the language of messages by ?language= or Accept-Language. X-Request-Id identifies the request; quote it when you report a problem.',
  },
  errors: { fa: 'خطاها', en: 'Errors' },
  errorsLead: {
    fa: 'هر خطا یک کد دارد و هر کد یک وضعیت HTTP. retryable می‌گوید تکرار همان درخواست فایده دارد یا نه. با Accept: application/problem+json شکل RFC 9457 هم می‌آید.',
    en: 'Every error has a code, and every code one status. retryable says whether repeating the same request may succeed. With Accept: application/problem+json, errors follow RFC 9457.',
  },
  changes: { fa: 'تغییرها', en: 'Changes' },
  changesLead: {
    fa: (since: string) => `آنچه از نسخهٔ ${since} تغییر کرده، از مقایسهٔ قراردادها به دست آمده است.`,
    en: (since: string) => `Changes since version ${since}, found by comparing the contracts.`,
  },
  changeTable: { fa: 'همهٔ تغییرها', en: 'All changes' },
  noChanges: { fa: 'از نسخهٔ قبل چیزی تغییر نکرده است.', en: 'Nothing has changed since the last version.' },
  added: { fa: 'تازه', en: 'New' },
  removed: { fa: 'برداشته‌شده', en: 'Removed' },
  changed: { fa: 'تغییرکرده', en: 'Changed' },
  calls: { fa: 'همهٔ درخواست‌ها', en: 'All calls' },
  callsLead: {
    fa: 'نام هر درخواست همان نامی است که در @hojreh/client دارد. فیلدها و نمونه‌ها در سند OpenAPI هستند.',
    en: 'Calls are named as in @hojreh/client. See the OpenAPI document for their fields and examples.',
  },
  everybody: { fa: 'همه', en: 'everybody' },
  signedIn: { fa: 'مشتری', en: 'customer' },
  console: { fa: 'همین‌جا امتحان کنید', en: 'Try it here' },
  consoleLead: {
    fa: 'این فروشگاه نمایشی است؛ چیزی خراب نمی‌شود. کلید فقط در همین صفحه می‌ماند.',
    en: 'This is a demo shop, so try anything. The key does not leave this page.',
  },
  method: { fa: 'روش', en: 'Method' },
  address: { fa: 'نشانی', en: 'Address' },
  accessKey: { fa: 'کلید دسترسی یا توکن (اختیاری)', en: 'Access key or token (optional)' },
  body: { fa: 'بدنه (JSON)', en: 'Body (JSON)' },
  send: { fa: 'ارسال', en: 'Send' },
  answer: { fa: 'جواب', en: 'Response' },
  nothingSent: { fa: 'هنوز چیزی نفرستاده‌اید.', en: 'No request has been sent yet.' },
  tryThis: { fa: 'امتحان', en: 'Try' },
  failed: { fa: 'فروشگاه جواب نداد.', en: 'The shop did not respond.' },
});
