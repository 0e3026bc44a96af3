/** An import of one file by another, as paths from the top of the project. */
export interface Import {
  from: string;
  to: string;
}

/** One import cycle as a list of files, the first repeated at the end; null when there is none. */
export function findCycle(imports: readonly Import[]): string[] | null {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(to));

  // Removes files without imports until none is left. Every path through the remaining files ends in a cycle.
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const [file, names] of targets) {
      for (const name of names) if (!targets.has(name)) names.delete(name);
      if (names.size === 0) isChanged = targets.delete(file);
    }
  }

  const path: string[] = [];
  let [file] = targets.keys();
  while (file !== undefined && !path.includes(file)) {
    path.push(file);
    [file] = targets.get(file) ?? [];
  }
  return file === undefined ? null : [...path.slice(path.indexOf(file)), file];
}
