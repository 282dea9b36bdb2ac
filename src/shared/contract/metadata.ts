import { Type, type TSchema } from 'typebox';
import { longestMetadataValue, maxMetadataKeys, metadataKey } from '../metadata.ts';
import { NonEmptyText } from './fields.ts';
import { Nullable } from './replies.ts';

/** Metadata of other systems on a product, an order or a customer: no shopper and no seller sees it. */
export const Metadata = Type.Record(Type.String(), Type.String(), {
  description: 'Notes of other systems, under names of their own: up to 20 texts of up to 500 letters.',
});

const byKey = <Value extends TSchema>(value: Value, description: string) =>
  Type.Record(Type.String({ pattern: metadataKey }), value, {
    additionalProperties: false,
    maxProperties: maxMetadataKeys,
    description,
  });

/** The metadata of a new item. */
export const NewMetadata = byKey(
  NonEmptyText({ maximum: longestMetadataValue }),
  'What other systems note on it: names of up to 40 letters, digits, hyphens and underscores.',
);

/** A change of metadata: the body of `PATCH …/metadata/`. */
export const MetadataPatch = Type.Object({
  metadata: byKey(
    Nullable(NonEmptyText({ maximum: longestMetadataValue })),
    'What changes: absent stays, null clears.',
  ),
  before: byKey(
    Nullable(Type.String({ maxLength: longestMetadataValue })),
    'What stood at the named keys when they were read; null, or left out: nothing.',
  ),
});
export const WithMetadata = Type.Object({ metadata: Metadata });
export const metadataRefusals = { 'changed-meanwhile': 409, 'too-many-metadata': 409 } as const;
