import { sql } from 'drizzle-orm';
import { demoCategories, demoProducts, photosOf } from '../goods/demo-catalogue.ts';
import { readDemoIcons } from '../goods/demo-icons.ts';
import { diceOf } from '../goods/demo-number.ts';
import { demoPhotoMimeType, readDemoPhoto } from '../goods/demo-photos.ts';
import { categoryImage, demoImageMimeType, demoImageSize } from '../goods/demo-images.ts';
import { fillPromo } from '../goods/demo-promo.ts';
import { readPhotoFeatures } from '../goods/photo-features.ts';
import { fillSecondAddress } from '../people/demo-addresses.ts';
import { seedAddresses, seedCustomers, type SeedCustomer } from '#features/accounts/server/accounts.seed.ts';
import { passwordHash } from '#features/auth/server/passwords/passwords.service.ts';
import { demoSellers } from '../sellers/demo-sellers.ts';
import type { SeenImage } from '#features/image-search/server/image-hashes.service.ts';
import { seedImageFeatures } from '#features/image-search/server/image-search.seed.ts';
import { saveImage, recordImages, type SavedImage, type ImageFile } from '#features/media/server/media.service.ts';
import { fillReturns } from '../returns/demo-returns.ts';
import { fillPayingTerms } from '../payments/demo-paying-terms.ts';
import { shippingMethodOfCode } from '#features/shipping/server/shipping.seed.ts';
import { fillWishes } from '../wishlist/demo-wishes.ts';
import type { Shop } from '#platform/shop.ts';
import { parseMobile } from '#shared/commerce/phone.ts';
import { inBatches } from '#platform/database/seed-rows.ts';
import { demoAccounts } from './demo-accounts.ts';
import { contentIcons, fillContent, saveStoryImages, type StoryKeys } from './demo-content.ts';
import { fillBooks } from './demo-books.ts';
import { noteDemo, whatIsThere } from './demo-fact.ts';
import { demoCoupon, demoLedger } from './demo-ledger.ts';
import { demoPurchases, demoWeeks, flashSaleAgeDays } from './demo-orders.ts';
import { moveSpecifications } from '#features/product-import/server/specifications-move.service.ts';
import { demoPeople, type DemoPerson } from './demo-people.ts';
import { fillReviews } from './demo-feedback.ts';
import { fillSellers } from './demo-sellers.ts';
import { fillSupport, saveTicketFiles, type TicketFiles } from './demo-support.ts';
import { fillTalk } from './demo-talk.ts';
import { fillShelves, shelvesOf, type DemoImageKeys, type Shelf } from './demo-shelves.ts';
import { usernameKey } from '#features/accounts/account.rules.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

const day = 24 * 3_600_000;
const fillingLock = 20_260_001;
const photosAtOnce = 16;

/**
 * Fills an empty database with the demo shop, once. All rows are written in one transaction, so a demo is complete or absent; a database with any
 * other data is left unchanged.
 */
export async function fillDemoShop(shop: Shop): Promise<'filled' | 'filled-before' | 'not-empty'> {
  if (shop.config.mode !== 'demo') throw new Error('Only a demo is filled with the demo shop.');
  const found = await whatIsThere(shop);
  if (found !== null) return logged(shop, found);
  const images = await saveDemoImages(shop);
  const hashes = await Promise.all(demoAccounts.map((account) => passwordHash(shop, account.password)));
  const outcome = await shop.transaction(async () => {
    // Another process may fill at the same time: the second waits here without a timeout and then finds it done.
    await shop.database.pool.query(
      `select set_config(name, '0', true) from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) name`,
    );
    await shop.database.pool.query({ text: 'select pg_advisory_xact_lock($1)', values: [fillingLock] });
    const meanwhile = await whatIsThere(shop);
    if (meanwhile !== null) return meanwhile;
    await fillRows(shop, images, hashes);
    shop.invalidate('list', 'prices', 'categories', 'offers', 'best-sellers');
    return 'filled' as const;
  });
  return logged(shop, outcome);
}

function logged<Outcome extends 'filled' | 'filled-before' | 'not-empty'>(shop: Shop, outcome: Outcome): Outcome {
  if (outcome === 'filled') shop.log.info(`the demo shop was filled in: ${demoProducts.length} products`);
  if (outcome === 'not-empty') {
    shop.log.warn(
      'This database holds products, customers or orders that no demo put there: it is left as it is, without the demo shop.',
    );
  }
  return outcome;
}

interface DemoImages {
  readonly saved: SavedImage[];
  readonly keys: DemoImageKeys;
  readonly stories: StoryKeys;
  readonly ticketFiles: TicketFiles;
}

/** Saves every photograph's file and renders the images of categories, sellers and posts; their rows are written with the rest. */
async function saveDemoImages(shop: Shop): Promise<DemoImages> {
  const visible = [...demoCategories, ...demoCategories.flatMap((main) => main.children)];
  const icons = await readDemoIcons(
    new Set([
      ...visible.map((category) => category.emoji),
      ...demoSellers.map((seller) => seller.emoji),
      ...contentIcons,
    ]),
  );
  const saved = new Map<string, SavedImage>();
  const keys = {
    categories: new Map<string, string>(),
    photos: new Map<string, string>(),
    sellers: new Map<string, string>(),
  };
  const save = async (image: ImageFile) => {
    const made = await saveImage(shop, image);
    saved.set(made.key, made);
    return made.key;
  };
  const size = { width: demoImageSize, height: demoImageSize };
  const saveDrawing = (content: Buffer) => save({ content, mimeType: demoImageMimeType, size });
  for (const category of visible) keys.categories.set(category.slug, await saveDrawing(categoryImage(category, icons)));
  for (const seller of demoSellers) keys.sellers.set(seller.slug, await saveDrawing(categoryImage(seller, icons)));
  // Only the file headers are read: display sizes are generated on demand.
  for (const photos of inBatches(demoProducts.flatMap(photosOf), photosAtOnce)) {
    const made = await Promise.all(
      photos.map(async (name) => save({ content: await readDemoPhoto(name), mimeType: demoPhotoMimeType })),
    );
    photos.forEach((name, index) => keys.photos.set(name, made[index] ?? ''));
  }
  const stories = await saveStoryImages(shop, icons);
  return {
    saved: [...saved.values(), ...stories.saved],
    keys,
    stories: stories.keys,
    ticketFiles: await saveTicketFiles(shop),
  };
}

async function fillRows(shop: Shop, images: DemoImages, hashes: readonly string[]): Promise<void> {
  const now = shop.clock.now();
  const dice = diceOf('the demo shop');
  await recordImages(shop, images.saved);
  const shipping = await shippingMethodOfCode(shop, 'regular');
  const people = demoPeople(dice);
  const { customerIds, sellerId: sellersOwner, ownerId } = await fillPeople(shop, people, hashes);
  const sellerOf = await fillSellers(shop, { ownerId: sellersOwner, logos: images.keys.sellers });
  const shelves = await shelvesOf(shop, images.keys, sellerOf);
  const flashSalesSince = new Date(now.getTime() - flashSaleAgeDays * day);
  const purchases = demoPurchases({ products: shelves, customers: people.length, now, dice });
  const ledger = demoLedger({
    purchases,
    shelves,
    shippingPrice: shipping.price,
    flashSalesSince: flashSalesSince,
    customers: people.length,
    now,
    dice,
  });
  await fillShelves(shop, shelves, ledger.figuresOf);
  await moveSpecifications(shop);
  await seedImageFeatures(shop, await seenImages(shelves));
  const reviews = await fillBooks(shop, {
    shelves,
    ledger,
    people,
    customerIds,
    shippingMethodId: shipping.id,
    flashSalesSince,
  });
  // The following steps query the rows just written, so their statistics are updated.
  await shop.db.execute(sql`ANALYZE`);
  await fillReturns(shop, { staffId: ownerId, but: customerIds[0] ?? 0, ownSeller: houseSellerId });
  await fillContent(shop, { keys: images.stories, customerIds });
  await fillReviews(shop, { shelves, ledger, customerIds, ownerId, reviews });
  await fillSupport(shop, {
    writers: people.map(({ fullName }, index) => ({ id: customerIds[index] ?? 0, fullName })),
    ownerId,
    files: images.ticketFiles,
  });
  await fillTalk(shop, { customerId: customerIds[0] ?? 0, staffId: ownerId });
  const [demo] = people;
  const [customerId] = customerIds;
  if (demo !== undefined && customerId !== undefined) {
    await fillSecondAddress(shop, { id: customerId, fullName: demo.fullName, phone: demo.phone });
    await fillWishes(shop, {
      customerId,
      products: shelves.map((shelf) => ({ id: shelf.id, soldOut: shelf.variants.every(({ left }) => left === 0) })),
    });
  }
  await fillPayingTerms(shop);
  await fillPromo(shop, demoCoupon);
  await noteDemo(shop, { products: shelves.length, orders: ledger.orders.length });
}

/** Returns the features of the products' main images; the shop computes missing ones itself. */
async function seenImages(shelves: readonly Shelf[]): Promise<SeenImage[]> {
  const features = await readPhotoFeatures();
  return shelves.flatMap(({ id, demo, pictureKeys: [imageKey] }) => {
    const found = features.get(photosOf(demo)[0] ?? '');
    return imageKey === undefined || found === undefined ? [] : [{ productId: id, imageKey, features: found }];
  });
}

/** Writes the customers with their addresses, the owner and the sellers; returns the customers' ids in order. */
async function fillPeople(
  shop: Shop,
  people: readonly DemoPerson[],
  hashes: readonly string[],
): Promise<{ customerIds: number[]; sellerId: number; ownerId: number }> {
  const createdAt = new Date(shop.clock.now().getTime() - (demoWeeks * 7 + 1) * day);
  const [demo, seller, owner] = demoAccounts;
  const rows = people.map(({ username, fullName, phone }): SeedCustomer => ({
    username,
    usernameKey: usernameKey(username),
    fullName,
    phone,
    createdAt,
    passwordHash: username === demo.username ? (hashes[0] ?? null) : null,
  }));
  const account = ({ username, phone }: (typeof demoAccounts)[number]) => ({
    username,
    usernameKey: usernameKey(username),
    phone: parseMobile(phone) ?? phone,
    createdAt,
  });
  rows.push(
    { ...account(seller), fullName: 'صمد کفاشیان', passwordHash: hashes[1] ?? null },
    { ...account(owner), fullName: 'صاحب حجره', role: 'owner', passwordHash: hashes[2] ?? null },
  );
  const written = await seedCustomers(shop, rows);
  const ids = new Map(written.map((row) => [row.phone, row.id]));
  const customerIds = people.map((person) => ids.get(person.phone) ?? 0);
  await seedAddresses(
    shop,
    people.map(({ address, fullName }, index) => ({
      customerId: customerIds[index] ?? 0,
      fullName,
      phone: address.phone,
      province: address.province,
      city: address.city,
      line: address.line,
      postalCode: address.postal_code,
      isDefault: true,
      createdAt,
    })),
  );
  const idOf = ({ phone }: { readonly phone: string }) => ids.get(parseMobile(phone) ?? phone) ?? 0;
  return { customerIds, sellerId: idOf(seller), ownerId: idOf(owner) };
}
