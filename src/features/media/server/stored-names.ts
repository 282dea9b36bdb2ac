import { originalName, renditionFiles } from './renditions.ts';

/** Where what a customer sends waits until it was looked at; its name begins with the moment it came, in milliseconds. */
export const incomingFolder = 'incoming';

/** The file that only those see who were given an address of it. */
export const privateName = (key: string) => `private/${key}`;

/** A video as it came: its address says which kind it is. */
export const videoName = (key: string) => `films/${key}`;

/** Every file that may exist of an upload. */
export const filesOf = (key: string) => [originalName(key), privateName(key), videoName(key), ...renditionFiles(key)];
