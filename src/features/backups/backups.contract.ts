import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Nullable, endsHere } from '#shared/contract/replies.ts';

const Moment = Type.String({ format: 'date-time' });

export const Backup = Type.Object({
  id: Type.String(),
  made_at: Moment,
  rows_count: Type.Integer(),
  files_count: Type.Integer(),
  /** The size of the files before compression. */
  bytes: Type.Integer(),
  /** When it was last restored into an empty location and verified there. */
  proven_at: Nullable(Moment),
});
export type Backup = Static<typeof Backup>;

const Backups = Type.Object({
  /** Whether the shop's operator has configured where backups are stored. */
  is_set: Type.Boolean(),
  /** Whether a backup is in progress. */
  under_way: Type.Boolean(),
  data: Type.Array(Backup),
  ...endsHere,
});
export type Backups = Static<typeof Backups>;

export const backupsContract = contract({
  'GET /api/admin/backups/': {
    summary: 'Lists the backups, newest first.',
    access: { staff: ['owner'] },
    reply: Backups,
    refusals: { 'backups-unreadable': 409 },
  },
  'POST /api/admin/backups/': {
    summary: 'Starts a backup now, in addition to the nightly one.',
    access: { staff: ['owner'] },
    body: Type.Object({}),
    reply: Backups,
    refusals: { 'backup-place-missing': 409, 'backups-unreadable': 409 },
  },
});
