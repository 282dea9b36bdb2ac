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
    /** The place in which the page shows it. */
    position: integer('position').notNull(),
    shown: boolean('shown').notNull().default(true),
    /** A page of the shop. */
    link: text('link').notNull(),
    /** Without one the goods that it leads to are displayed. */
    pictureKey: text('picture_key'),
    cloth: text('cloth', { enum: slideThemes as [SlideTheme, ...SlideTheme[]] }).notNull(),
    /** English may be empty: then Persian is displayed. */
    title: jsonb('title').$type<Text>().notNull(),
    text: jsonb('text').$type<Text>().notNull(),
    action: jsonb('action').$type<Text>().notNull(),
    beginsAt: moment('begins_at'),
    endsAt: moment('ends_at'),
    /** Grows with each change: who saves what somebody else has changed meanwhile is notified. */
    version: integer('version').notNull().default(1),
  },
  (table) => [oneOf(table.cloth), inOrder(table.beginsAt, table.endsAt)],
);
