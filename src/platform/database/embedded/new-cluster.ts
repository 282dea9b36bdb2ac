import path from 'node:path';

/**
 * The archive of an initialised, empty database, created by the build; new databases start from it when it exists. It is specific to the installed
 * version of PGlite: another one requires a new build.
 */
export const newClusterFile = path.resolve('build/embedded-cluster.tar.gz');
