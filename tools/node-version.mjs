// Imports nothing and uses old syntax, so that an old Node can still parse it and report the problem.
var parts = process.versions.node.split('.').map(Number);
var major = parts[0];
var minor = parts[1];

if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  console.error(
    'Hojreh needs Node 20.19 or newer (20, 22 and 24 all work); this is Node ' + process.versions.node + '.',
  );
  console.error('Install a newer one from https://nodejs.org and run the command again.');
  process.exit(1);
}
