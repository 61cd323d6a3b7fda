/** What a bug can be planted in: functions by name, null while the real one is in place. */
export type Planted = Record<string, unknown>;

/** A module with some of its functions replaced for as long as a bug is planted in their place. For `vi.mock`. */
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

export function uproot(planted: Planted): void {
  for (const name of Object.keys(planted)) planted[name] = null;
}
