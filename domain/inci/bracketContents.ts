/**
 * What stands in the brackets of a name: "Lavandula Angustifolia Oil (Lavandula Oil/Extract)" bears the name of the
 * group as well.
 */
export const bracketContents = (name: string): readonly string[] =>
  name.match(/(?<=[([])[^()[\]]{1,200}(?=[)\]])/g) ?? [];
