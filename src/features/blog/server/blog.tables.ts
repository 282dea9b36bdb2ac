import { customers } from '#features/accounts/server/accounts.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { oneOf, positive } from '#platform/database/constraints.ts';
import type { Text } from '#shared/language.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Bodies } from '../blog.rules.ts';

/** The categories of posts. A slug is part of blog addresses. */
export const postCategories = pgTable('post_categories', {
  slug: text('slug').primaryKey(),
  /** English may be empty: then Persian is displayed. */
  name: jsonb('name').$type<Text>().notNull(),
  /** Its index in the blog's list of categories. */
  position: integer('position').notNull(),
  /** Grows when its name or its slug changes. */
  version: integer('version').notNull().default(1),
});

/** Former slugs of a category, which redirect to it. */
export const formerPostCategorySlugs = pgTable(
  'post_category_former_slugs',
  {
    slug: text('slug').primaryKey(),
    category: text('category')
      .notNull()
      .references(() => postCategories.slug, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (table) => [index('post_category_former_slugs_category').on(table.category)],
);

/** Posts of the blog. A body is a document (shared/document-schema.ts), never markup. */
export const posts = pgTable(
  'posts',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    // Deletes do not cascade: a category with posts cannot be deleted, even if one is written concurrently. Slug changes cascade.
    category: text('category')
      .notNull()
      .references(() => postCategories.slug, { onUpdate: 'cascade' }),
    /** English may be empty: then Persian is displayed. */
    title: jsonb('title').$type<Text>().notNull(),
    summary: jsonb('summary').$type<Text>().notNull(),
    body: jsonb('body').$type<Bodies>().notNull(),
    /** Computed when the post is written, so that a list need not read bodies. */
    minutesFa: integer('minutes_fa').notNull(),
    minutesEn: integer('minutes_en').notNull(),
    coverKey: text('cover_key'),
    /** The author's name as displayed to readers. */
    authorName: jsonb('author_name').$type<Text>().notNull(),
    writtenBy: id('written_by').references(() => customers.id),
    state: text('state', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    /** The publication time, past or future. */
    publishedAt: moment('published_at'),
    /** Incremented with each change, so that concurrent edits are detected. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('posts_slug').on(table.slug),
    index('posts_published')
      .on(table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'published'`),
    index('posts_category')
      .on(table.category, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'published'`),
    check('posts_published_at', sql`${table.state} = 'draft' or ${table.publishedAt} is not null`),
    oneOf(table.state),
    positive(table.minutesFa),
    positive(table.minutesEn),
  ],
);

/** Customers' comments on a post; displayed once the staff has approved them. */
export const postComments = pgTable(
  'post_comments',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    postId: id('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    text: text('text').notNull(),
    state: text('state', { enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    /** The staff's reason for a refusal, as the comment's author reads it. */
    refusal: text('refusal'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: id('decided_by').references(() => customers.id),
  },
  (table) => [
    // The same text twice is a repeated submission.
    uniqueIndex('post_comments_once').on(table.postId, table.customerId, sql`md5(${table.text})`),
    index('post_comments_shown')
      .on(table.postId, table.id.desc())
      .where(sql`${table.state} = 'approved'`),
    index('post_comments_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('post_comments_customer').on(table.customerId),
    oneOf(table.state),
  ],
);
