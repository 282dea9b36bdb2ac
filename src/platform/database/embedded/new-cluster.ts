import path from 'node:path';

/**
 * The archive of a database that was initialised and holds nothing, made by the build; a new database begins from it when it is there.
 * It belongs to the version of PGlite that is installed: with another one the build is made anew.
 */
export const newClusterFile = path.resolve('build/embedded-cluster.tar.gz');
