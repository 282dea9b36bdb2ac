const heading = '## Unreleased';

/** Returns why a version cannot follow another; null when it can. One number of the version rises by one, and those after it begin at 0. */
export function versionError(next, present) {
  const [from, to] = [present, next].map((text) => /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number));
  if (to === undefined) return `A version is three numbers, as 1.4.0, not '${next}'.`;
  if (from === undefined) return `package.json has no version of three numbers: '${present}'.`;
  const [major, minor, patch] = from;
  const followers = [
    [major + 1, 0, 0],
    [major, minor + 1, 0],
    [major, minor, patch + 1],
  ].map((numbers) => numbers.join('.'));
  return followers.includes(next) ? null : `After ${present} comes one of ${followers.join(', ')}, not ${next}.`;
}

/** Returns the unreleased notes; null where there are none. */
export function unreleasedNotes(changelog) {
  const notes = sectionOf(changelog, heading);
  return notes === null || notes.replace(/^###.*$/gm, '').trim() === '' ? null : notes.trim();
}

/** Returns the notes of a version, as its tag contains them. */
export function notesOf(changelog, version) {
  const line = changelog.split('\n').find((one) => one.startsWith(`## ${version} `));
  return line === undefined ? null : (sectionOf(changelog, line)?.trim() ?? null);
}

/** Returns the changelog with the unreleased notes under the version and its day, and an empty unreleased section. */
export function withRelease(changelog, { version, day }) {
  return changelog.replace(`${heading}\n`, `${heading}\n\n## ${version} (${day})\n`);
}

function sectionOf(changelog, line) {
  const begin = changelog.indexOf(`${line}\n`);
  if (begin < 0) return null;
  const rest = changelog.slice(begin + line.length + 1);
  const end = rest.search(/^## /m);
  return end < 0 ? rest : rest.slice(0, end);
}
