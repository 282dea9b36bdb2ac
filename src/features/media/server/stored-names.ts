import { originalName, renditionFiles } from './renditions.ts';

/** The folder of uploads awaiting inspection; file names begin with the time of arrival in milliseconds. */
export const incomingFolder = 'incoming';

/** Returns the name of a private file, which is served only at signed URLs. */
export const privateName = (key: string) => `private/${key}`;

/** Returns the name of a video, stored as received; its kind is in the URL. */
export const videoName = (key: string) => `films/${key}`;

/** Returns the names of all files that may exist of an upload. */
export const filesOf = (key: string) => [originalName(key), privateName(key), videoName(key), ...renditionFiles(key)];
