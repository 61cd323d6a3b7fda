/** Replaced functions by name; null where the real one runs. */
export type Planted = Record<string, unknown>;

/** A module whose functions are replaced while a bug is planted in their place. For `vi.mock`. */
export async function plantable<Module extends object>(
  planted: Planted,
  original: () => Promise<Module>,
  ...names: (keyof Module & string)[]
): Promise<Module> {
  const real = await original();
  const doors = names.map((name) => [
    name,
    (...given: unknown[]) => ((planted[name] ?? real[name]) as (...all: unknown[]) => unknown)(...given),
  ]);
  return { ...real, ...Object.fromEntries(doors) };
}

export function removePlantedBugs(planted: Planted): void {
  for (const name of Object.keys(planted)) planted[name] = null;
}
