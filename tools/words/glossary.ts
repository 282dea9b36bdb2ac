/** Where a word can occur: in the names of the code, in comments, in the titles of tests, in the names of files. */
export type Part = 'names' | 'comments' | 'titles' | 'files';

interface Ended {
  /** The word in each of its forms, in lower case. */
  readonly forms: readonly string[];
  /** The word that a reader of the field would look for. */
  readonly instead: string;
  /** The parts in which the word is banned; a word of everyday English is banned in names alone. */
  readonly in: readonly Part[];
}

const everywhere: readonly Part[] = ['names', 'comments', 'titles', 'files'];
const inNames: readonly Part[] = ['names', 'files'];

/** The words that this code banned, and their replacements (CONTRIBUTING.md, Words). */
export const glossary: Readonly<Record<string, Ended>> = {
  most: { forms: ['most'], instead: 'max', in: inNames },
  kept: { forms: ['kept'], instead: 'cached, stored, saved', in: everywhere },
  remembered: { forms: ['remembered'], instead: 'cached, stored', in: everywhere },
  asked: { forms: ['ask', 'asks', 'asked', 'asking'], instead: 'request, query', in: everywhere },
  told: { forms: ['tell', 'tells', 'told'], instead: 'notify, message', in: everywhere },
  said: { forms: ['said'], instead: 'message, response', in: everywhere },
  news: { forms: ['news'], instead: 'event', in: everywhere },
  shown: { forms: ['shown'], instead: 'visible, displayed', in: everywhere },
  thing: { forms: ['thing', 'things'], instead: 'item, product', in: everywhere },
  desk: { forms: ['desk', 'desks'], instead: 'admin', in: everywhere },
  'back office': { forms: ['back office', 'backoffice'], instead: 'admin', in: everywhere },
  vendor: { forms: ['vendor', 'vendors', 'marketplace'], instead: 'seller', in: everywhere },
  offer: { forms: ['offer', 'offers'], instead: 'flash sale', in: everywhere },
  film: { forms: ['film', 'films'], instead: 'video', in: everywhere },
  picture: { forms: ['picture', 'pictures'], instead: 'image', in: everywhere },
  fault: { forms: ['fault', 'faults'], instead: 'error', in: everywhere },
  failure: { forms: ['failure', 'failures'], instead: 'error', in: everywhere },
  gathered: { forms: ['gathered'], instead: 'batched', in: everywhere },
  patient: { forms: ['patient', 'patiently'], instead: 'retry', in: everywhere },
  turns: { forms: ['turns'], instead: 'limiter', in: inNames },
  place: { forms: ['place', 'places'], instead: 'index, cursor, slot', in: inNames },
  looks: { forms: ['looks'], instead: 'image hash', in: inNames },
  reckoning: { forms: ['reckon', 'reckoning'], instead: 'pricing, totals', in: everywhere },
  hear: { forms: ['hear', 'hears', 'heard'], instead: 'handle', in: inNames },
  'stand-in': {
    forms: ['stand in', 'stand ins'],
    instead: 'fake (in tests), demo gateway (in the demo)',
    in: everywhere,
  },
  dearest: { forms: ['dearest', 'cheapest'], instead: 'price-desc, price-asc', in: inNames },
  happening: { forms: ['happening', 'passing', 'pushed'], instead: 'the types of the platform', in: inNames },
  cloth: { forms: ['cloth'], instead: 'theme', in: everywhere },
  ground: { forms: ['ground'], instead: 'background', in: inNames },
  voice: { forms: ['voice'], instead: 'shop identity', in: inNames },
};

/** A legitimate use of a banned word: exactly where, and why. A name of a column or a field of a call has an underscore and is not counted. */
export const allowed: readonly { readonly where: RegExp; readonly text: RegExp; readonly why: string }[] = [
  { where: /./, text: /fault[ -]?points?/i, why: 'a fault point is a word of this shop (CONTRIBUTING.md, Words)' },
  { where: /./, text: /serializ?s?ation failure/i, why: "PostgreSQL's own name of its error 40001" },
  { where: /^src\/features\/questions\//, text: /^(?:Ask|ask|asked|asks)/, why: 'a shopper asks a question' },
  { where: /search\/(?:storefront|search-assist)/, text: /voice/i, why: 'search by voice is a thing of the field' },
  { where: /install|offline\//, text: /offer/i, why: 'the browser offers to install the shop: nothing is sold' },
  { where: /structured-data|schema-org/, text: /offers?/i, why: 'Offer and offers are the terms of schema.org' },
  {
    where: /./,
    text: /place(?:Order|WholeOrder|Paid|Unpaid|Once|Tea|Filled)|[oO]rderToPlace|[cC]artToPlace|PlaceButton|^placement/,
    why: 'an order is placed',
  },
  {
    where: /(?:checkout|invoices)\/|^bench\/|walk|fault-points/,
    text: /^place$|place-order/,
    why: 'an order is placed',
  },
  {
    where: /payments\/(?:admin|cash|paying)|sellers\/|tickets\/|settings\//,
    text: /place/i,
    why: 'a place on the map: a province and a city',
  },
  { where: /payments\/paypal/, text: /decimalPlaces/, why: 'decimal places of a number' },
  { where: /listings\//, text: /^(?:cheapest|dearest)$/, why: 'values of `sort` in the specification' },
  { where: /./, text: /^looks(?:LikeIranianPostcode|Automated)$/, why: 'a verb: what something looks like' },
  {
    where: /./,
    text: /^offerId$/,
    why: 'in the event offer.begun, which processes of the release before read',
  },
  { where: /home\/|flash-sales\//, text: /hot-offers/, why: "the specification's Hot Offers" },
  {
    where: /sellers\/|^e2e\/|src\/web\/data\/touched/,
    text: /vendor/i,
    why: "the specification's addresses and calls of sellers: /vendors, /become-vendor",
  },
  { where: /payments\/cash/, text: /^mostDue$/, why: 'the stored name of an older setting, read beside the newer' },
  { where: /./, text: /^STAND_IN_URL$/, why: 'a variable of the environment of shops that run' },
  {
    where: /returns\.contract|payment-method\.ts|served-videos/,
    text: /`(?:asked|said)`|films/,
    why: 'a name of the wire, quoted',
  },
  { where: /platform\/jobs\//, text: /^(?:told|news)$/, why: 'names inside stored messages of the queue' },
  { where: /./, text: /^(?:endOnFailure|Film)$/, why: 'names of the libraries fast-check and Lucide' },
  {
    where: /media\/admin\/document-editor/,
    text: /^(?:Picture|_place)$/,
    why: 'the stored name of a node of a document',
  },
  { where: /media\/storefront\/send-file/, text: /^films$/, why: 'part of the address of the upload' },
  { where: /listings\/|reviews\//, text: /^pictures?$/, why: 'a parameter of a call' },
  { where: /products\//, text: /^data-picture$/, why: 'what a picture in flight is found by' },
  { where: /document\/meanings\//, text: /./, why: 'names of the wire are explained there, as they are' },
  {
    where: /./,
    text: /stand in (?!gateway|provider|card|server|then|for\b)/i,
    why: 'a verb: products stand in a list',
  },
  { where: /./, text: /at fault|find fault/i, why: 'everyday English' },
  { where: /./, text: /kept (?:alive|up|waiting|busy|apart|out|open)/i, why: 'everyday English: nothing is stored' },
];
