import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/database/columns.ts';
import { inOrder, oneOf } from '#platform/database/constraints.ts';
import type { Text } from '#shared/language.ts';
import { slideThemes, type SlideTheme } from '../hero-slides.rules.ts';

/** The slides of the home page's hero. */
export const heroSlides = pgTable(
  'hero_slides',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Its position on the page. */
    position: integer('position').notNull(),
    shown: boolean('shown').notNull().default(true),
    /** A path within the shop. */
    link: text('link').notNull(),
    /** When null, the linked goods are displayed. */
    pictureKey: text('picture_key'),
    cloth: text('cloth', { enum: slideThemes as [SlideTheme, ...SlideTheme[]] }).notNull(),
    /** English may be empty: Persian is then displayed. */
    title: jsonb('title').$type<Text>().notNull(),
    text: jsonb('text').$type<Text>().notNull(),
    action: jsonb('action').$type<Text>().notNull(),
    beginsAt: moment('begins_at'),
    endsAt: moment('ends_at'),
    /** Incremented by each change, to detect concurrent edits. */
    version: integer('version').notNull().default(1),
  },
  (table) => [oneOf(table.cloth), inOrder(table.beginsAt, table.endsAt)],
);
