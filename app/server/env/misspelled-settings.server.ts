/** Shorter names are similar to those of other programs: HOME and HOST. */
const MIN_LENGTH_FOR_TWO_EDITS = 6;
const MIN_LENGTH = 4;

/** The number of inserted, deleted, replaced and swapped characters between two names. */
function countEdits(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (_, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row++) {
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const edits = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped && column > 1 ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.splice(column, 1, edits);
    }
  }
  return at(from.length, to.length);
}

function isSimilar(name: string, setting: string): boolean {
  const length = Math.min(name.length, setting.length);
  if (length < MIN_LENGTH || Math.abs(name.length - setting.length) > 2) return false;
  return countEdits(name, setting) <= (length >= MIN_LENGTH_FOR_TWO_EDITS ? 2 : 1);
}

/**
 * One sentence for each variable that has almost the name of a setting. Variables of other programs have other names, so an unknown
 * name alone is no error.
 */
export function findMisspelledSettings(
  source: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  return Object.keys(source).flatMap((name) => {
    if (settings.includes(name)) return [];
    const similar = settings.find((setting) => isSimilar(name.toUpperCase(), setting));
    return similar === undefined ? [] : [`${name} is not a setting. Did you mean ${similar}?`];
  });
}
